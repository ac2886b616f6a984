import { Textarea, TextInput } from '@mantine/core'
import type { NewsFields, NewsItem } from '#contract/news/news.ts'
import { records } from '#messages/backstage.ts'
import { newsBackstage } from '#messages/news.ts'
import { useSay } from '#web/language.ts'
import type { TextsProps } from '#web/records/record-screen.tsx'
import { useTexts } from '#web/records/use-texts.ts'
import { RichTextField } from '#web/richtext/rich-text-field.tsx'

const teaserLength = 500

/** What is said in one language. */
export function NewsTexts({ language, form }: TextsProps<NewsFields, NewsItem>) {
  const say = useSay()
  const { line, teaser, long } = useTexts(form, language)
  const { length } = form.values.teaser[language]
  return (
    <>
      <TextInput {...line('title')} label={say(records.title)} />
      <Textarea
        {...teaser('teaser')}
        label={say(newsBackstage.teaser)}
        description={`${say(newsBackstage.teaserHint)} · ${length}/${teaserLength}`}
      />
      <RichTextField {...long('content')} label={say(newsBackstage.content)} />
    </>
  )
}
