import { TextInput } from '@mantine/core'
import type { Language } from '#contract/language.ts'
import type { Edition, EditionFields } from '#contract/lecture/edition.ts'
import { lectureBackstage as words } from '#messages/lecture-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { useField } from '#web/records/fields.tsx'
import { SlugField } from '#web/records/slug-field.tsx'
import type { RecordForm } from '#web/records/use-record-form.ts'
import { RichTextField } from '#web/richtext/rich-text-field.tsx'

interface Props {
  language: Language
  form: RecordForm<EditionFields, Edition>
  item: Edition | null
}

/** What is said in one language. */
export function EditionTexts({ language, form, item }: Props) {
  const say = useSay()
  const field = useField()
  const { values, set, update } = form
  const { title, speaker, slug } = values
  const long = (name: 'abstract' | 'transcript') => ({
    ...field(`${name}.${language}`),
    language,
    label: say(words[name]),
    value: values[name][language],
    onChange: (typed: EditionFields['abstract']['de']) =>
      update(name, now => ({ ...now, [language]: typed })),
  })
  return (
    <>
      <TextInput
        {...field(`title.${language}`)}
        lang={language}
        label={say(words.headline)}
        value={title[language]}
        onChange={event => set('title', { ...title, [language]: event.currentTarget.value })}
      />
      <TextInput
        {...field(`speaker.affiliation.${language}`)}
        lang={language}
        label={say(words.affiliation)}
        value={speaker.affiliation[language]}
        onChange={event =>
          set('speaker', {
            ...speaker,
            affiliation: { ...speaker.affiliation, [language]: event.currentTarget.value },
          })
        }
      />
      <RichTextField {...long('abstract')} />
      <RichTextField {...long('transcript')} />
      <SlugField
        language={language}
        value={slug[language]}
        title={String(values.year)}
        saved={item?.slug[language] ?? ''}
        onChange={typed => set('slug', { ...slug, [language]: typed })}
        ask={value => client.lecture.backstage.slug({ value, language, ...(item && { exceptId: item.id }) })}
      />
    </>
  )
}
