import { TextInput } from '@mantine/core'
import type { Language } from '#contract/language.ts'
import { records } from '#messages/backstage.ts'
import { eventsBackstage as words } from '#messages/events-backstage.ts'
import { useSay } from '#web/language.ts'
import { useField, useTextField } from '#web/records/fields.tsx'
import { useTexts } from '#web/records/use-texts.ts'
import { RichTextField } from '#web/richtext/rich-text-field.tsx'
import { GrowingText } from '#web/ui/backstage/growing-text.tsx'
import type { EventForm } from './event-form.ts'

const teaserLength = 500

/** Texts of an event in one language. */
export function EventTexts({ language, form }: EventForm & { language: Language }) {
  const say = useSay()
  const field = useField()
  const textField = useTextField()
  const { values, set, update } = form
  const { line, teaser, long } = useTexts(form, language)
  return (
    <>
      <TextInput {...line('title')} label={say(records.title)} />
      <GrowingText
        {...teaser('teaser')}
        label={say(words.teaser)}
        description={`${say(words.teaserHint)} · ${values.teaser[language].length}/${teaserLength}`}
      />
      <RichTextField {...long('detailsContent')} label={say(words.detailsContent)} />
      <TextInput
        {...field(`venue.name.${language}`)}
        lang={language}
        label={say(words.venueName)}
        value={values.venue.name[language]}
        onChange={event => {
          const name = { ...values.venue.name, [language]: event.currentTarget.value }
          set('venue', { ...values.venue, name })
        }}
      />
      {values.keySpeaker.name !== '' && (
        <RichTextField
          {...textField(`keySpeaker.text.${language}`)}
          language={language}
          label={say(words.speakerText)}
          value={values.keySpeaker.text[language]}
          onChange={typed =>
            update('keySpeaker', now => ({ ...now, text: { ...now.text, [language]: typed } }))
          }
        />
      )}
    </>
  )
}
