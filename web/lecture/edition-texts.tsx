import { TextInput } from '@mantine/core'
import type { Edition, EditionFields } from '#contract/lecture/edition.ts'
import { lectureBackstage as words } from '#messages/lecture-backstage.ts'
import { useSay } from '#web/language.ts'
import { useField } from '#web/records/fields.tsx'
import type { TextsProps } from '#web/records/record-screen.tsx'
import { useTexts } from '#web/records/use-texts.ts'
import { RichTextField } from '#web/richtext/rich-text-field.tsx'

/** Texts of an edition in one language. */
export function EditionTexts({ language, form }: TextsProps<EditionFields, Edition>) {
  const say = useSay()
  const field = useField()
  const { speaker } = form.values
  const { line, long } = useTexts(form, language)
  return (
    <>
      <TextInput {...line('title')} label={say(words.headline)} />
      <TextInput
        {...field(`speaker.affiliation.${language}`)}
        lang={language}
        label={say(words.affiliation)}
        value={speaker.affiliation[language]}
        onChange={event =>
          form.set('speaker', {
            ...speaker,
            affiliation: { ...speaker.affiliation, [language]: event.currentTarget.value },
          })
        }
      />
      <RichTextField {...long('abstract')} label={say(words.abstract)} />
      <RichTextField {...long('transcript')} label={say(words.transcript)} />
    </>
  )
}
