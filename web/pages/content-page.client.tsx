import { client } from '#web/client.ts'
import { RecordScreen } from '#web/records/record-screen.tsx'
import { PageEditor } from './page-editor.tsx'

/** One page, to be changed. */
export default function ContentPageScreen() {
  return (
    <RecordScreen kind="pages" calls={client.pages.backstage}>
      {item => <PageEditor key={item.id} item={item} />}
    </RecordScreen>
  )
}
