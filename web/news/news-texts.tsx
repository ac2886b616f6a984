import { Textarea, TextInput } from '@mantine/core'
import type { Language } from '#contract/language.ts'
import type { NewsFields, NewsItem } from '#contract/news/news.ts'
import { records } from '#messages/backstage.ts'
import { newsBackstage } from '#messages/news.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { useField } from '#web/records/fields.tsx'
import { SlugField } from '#web/records/slug-field.tsx'
import type { RecordForm } from '#web/records/use-record-form.ts'
import { RichTextField } from '#web/richtext/rich-text-field.tsx'

const teaserLength = 500

interface Props {
  language: Language
  form: RecordForm<NewsFields, NewsItem>
  item: NewsItem | null
}

/** What is said in one language. */
export function NewsTexts({ language, form, item }: Props) {
  const say = useSay()
  const field = useField()
  const { values } = form
  const text = (name: 'title' | 'teaser' | 'slug') => (words: string) =>
    form.set(name, { ...values[name], [language]: words })
  const teaser = values.teaser[language]
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
        label={say(newsBackstage.teaser)}
        description={`${say(newsBackstage.teaserHint)} · ${teaser.length}/${teaserLength}`}
        value={teaser}
        onChange={event => text('teaser')(event.currentTarget.value.replace(/\n/g, ' '))}
        autosize
        minRows={2}
      />
      <RichTextField
        label={say(newsBackstage.content)}
        language={language}
        value={values.content[language]}
        onChange={words => form.update('content', now => ({ ...now, [language]: words }))}
        {...field(`content.${language}`)}
      />
      <SlugField
        language={language}
        value={values.slug[language]}
        title={values.title[language]}
        saved={item?.slug[language] ?? ''}
        onChange={text('slug')}
        ask={value => client.news.backstage.slug({ value, language, ...(item && { exceptId: item.id }) })}
      />
    </>
  )
}
