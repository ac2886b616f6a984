import { Textarea, TextInput } from '@mantine/core'
import type { Language } from '#contract/language.ts'
import type { Poll, PollFields } from '#contract/polls/poll.ts'
import { pollsBackstage as words } from '#messages/polls-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { useField } from '#web/records/fields.tsx'
import { SlugField } from '#web/records/slug-field.tsx'
import type { RecordForm } from '#web/records/use-record-form.ts'
import { RichTextField } from '#web/richtext/rich-text-field.tsx'

interface Props {
  language: Language
  form: RecordForm<PollFields, Poll>
  item: Poll | null
}

/** What is said in one language. */
export function PollTexts({ language, form, item }: Props) {
  const say = useSay()
  const field = useField()
  const { values } = form
  const text = (name: 'title' | 'teaser' | 'slug') => (typed: string) =>
    form.set(name, { ...values[name], [language]: typed })
  return (
    <>
      <TextInput
        {...field(`title.${language}`)}
        lang={language}
        label={say(words.name)}
        value={values.title[language]}
        onChange={event => text('title')(event.currentTarget.value)}
      />
      <Textarea
        {...field(`teaser.${language}`)}
        lang={language}
        label={say(words.teaser)}
        description={say(words.teaserHint)}
        value={values.teaser[language]}
        onChange={event => text('teaser')(event.currentTarget.value.replace(/\n/g, ' '))}
        autosize
        minRows={2}
      />
      <RichTextField
        {...field(`content.${language}`)}
        language={language}
        label={say(words.content)}
        value={values.content[language]}
        onChange={typed => form.update('content', now => ({ ...now, [language]: typed }))}
      />
      <SlugField
        language={language}
        value={values.slug[language]}
        title={values.title[language]}
        saved={item?.slug[language] ?? ''}
        onChange={text('slug')}
        ask={value => client.polls.backstage.slug({ value, language, ...(item && { exceptId: item.id }) })}
      />
    </>
  )
}
