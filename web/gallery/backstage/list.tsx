import { useState } from 'react'
import type { NewsListed } from '#contract/news/news.ts'
import { fetching } from '#messages/fetching.ts'
import { newsBackstage, newsCount, newsFieldNames } from '#messages/news-backstage.ts'
import { RecordList } from '#web/records/record-list.tsx'
import { keptNews } from './kept-news.ts'

/**
 * The list of a kind of record: head, search, filters, rows with switch and buttons, bulk actions, pagination
 * and trash.
 */
export function ListSpecimen() {
  const [news] = useState(() => keptNews(60))
  return (
    <RecordList<NewsListed>
      {...{ kind: 'news', calls: news.calls, names: newsFieldNames, count: newsCount }}
      failed={fetching.news}
      words={newsBackstage}
    />
  )
}
