import { client } from '#web/client.ts'
import { RecordScreen } from '#web/records/record-screen.tsx'
import { NewsEditor } from './news-editor.tsx'

/** One item, to be changed. */
export default function NewsItemScreen() {
  return (
    <RecordScreen kind="news" calls={client.news.backstage}>
      {item => <NewsEditor key={item.id} item={item} />}
    </RecordScreen>
  )
}
