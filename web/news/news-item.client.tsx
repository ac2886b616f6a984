import { blankNews, mostItems, type NewsFields, newsRecord } from '#contract/news/news.ts'
import { records } from '#messages/backstage.ts'
import { newsBackstage, newsFieldNames } from '#messages/news-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { partName } from '#web/parts/part-label.ts'
import { PartsOf } from '#web/parts/part-list.tsx'
import { textsOf } from '#web/parts/texts-of.tsx'
import { RecordScreen } from '#web/records/record-screen.tsx'
import preview from './news.preview.tsx'
import { NewsPanels } from './news-panels.tsx'

const Texts = textsOf<NewsFields>([
  { line: 'title', label: records.title },
  { teaser: 'teaser', label: newsBackstage.teaser, hint: newsBackstage.teaserHint, most: 500 },
  { long: 'content', label: newsBackstage.content },
])

/** Editor of a news item: texts and parts; visibility, dates and address in the side panels. */
export default function NewsItemScreen() {
  const say = useSay()
  return (
    <RecordScreen
      {...{ kind: 'news', calls: client.news.backstage, declared: newsRecord, blank: blankNews }}
      {...{ names: newsFieldNames, partName, Texts, Panels: NewsPanels, preview }}
      texts={['title', 'teaser', 'content', 'items', 'tags']}
      below={({ form }) => <PartsOf form={form} most={mostItems} emptyText={say(newsBackstage.noParts)} />}
    />
  )
}
