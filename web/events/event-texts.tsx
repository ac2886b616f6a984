import { Textarea, TextInput } from '@mantine/core'
import type { Language } from '#contract/language.ts'
import { records } from '#messages/backstage.ts'
import { eventsBackstage as words } from '#messages/events-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { useField } from '#web/records/fields.tsx'
import { SlugField } from '#web/records/slug-field.tsx'
import { RichTextField } from '#web/richtext/rich-text-field.tsx'
import type { EventForm } from './event-form.ts'

const teaserLength = 500

/** What is said in one language. */
export function EventTexts({ language, form, item }: EventForm & { language: Language }) {
  const say = useSay()
  const field = useField()
  const { values, set, update } = form
  const text = (name: 'title' | 'teaser' | 'slug') => (typed: string) =>
    set(name, { ...values[name], [language]: typed })
  return (
    <>
      <TextInput
        {...field(`title.${language}`)}
        lang={language}
        label={say(records.title)}
        value={values.title[language]}
        onChange={event => text('title')(event.currentTarget.value)}
      />
      <Textarea
        {...field(`teaser.${language}`)}
        lang={language}
        label={say(words.teaser)}
        description={`${say(words.teaserHint)} · ${values.teaser[language].length}/${teaserLength}`}
        value={values.teaser[language]}
        onChange={event => text('teaser')(event.currentTarget.value.replace(/\n/g, ' '))}
        autosize
        minRows={2}
      />
      <RichTextField
        {...field(`detailsContent.${language}`)}
        language={language}
        label={say(words.detailsContent)}
        value={values.detailsContent[language]}
        onChange={typed => update('detailsContent', now => ({ ...now, [language]: typed }))}
      />
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
          {...field(`keySpeaker.text.${language}`)}
          language={language}
          label={say(words.speakerText)}
          value={values.keySpeaker.text[language]}
          onChange={typed =>
            update('keySpeaker', now => ({ ...now, text: { ...now.text, [language]: typed } }))
          }
        />
      )}
      <SlugField
        language={language}
        value={values.slug[language]}
        title={values.title[language]}
        saved={item?.slug[language] ?? ''}
        onChange={text('slug')}
        ask={value => client.events.backstage.slug({ value, language, ...(item && { exceptId: item.id }) })}
      />
    </>
  )
}
