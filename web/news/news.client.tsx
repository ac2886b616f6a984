import type { NewsListed } from '#contract/news/news.ts'
import { records } from '#messages/backstage.ts'
import { fetching } from '#messages/fetching.ts'
import { newsBackstage, newsCount, newsFieldNames } from '#messages/news-backstage.ts'
import { client } from '#web/client.ts'
import { useLanguage } from '#web/language.ts'
import { partName } from '#web/parts/part-label.ts'
import { RecordList } from '#web/records/record-list.tsx'
import { useCategories } from './use-categories.ts'

const calls = client.news.backstage

/** List of all news: search, show, hide and delete. */
export default function NewsList() {
  const language = useLanguage()
  const topics = useCategories().data?.rows ?? []
  const topicOf = ({ categoryId }: NewsListed) => topics.find(({ id }) => id === categoryId)?.label[language]
  return (
    <RecordList<NewsListed>
      {...{ kind: 'news', calls }}
      {...{ names: newsFieldNames, partName }}
      count={newsCount}
      failed={fetching.news}
      words={newsBackstage}
      columns={[{ key: 'category', label: newsBackstage.category, show: topicOf }]}
      filters={[
        {
          name: 'category',
          label: newsBackstage.category,
          is: 'one',
          options: topics.map(({ id, label }) => ({ value: String(id), label: label[language] })),
        },
        { name: 'published', label: records.published, is: 'days' },
      ]}
    />
  )
}
