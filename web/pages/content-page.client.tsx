import { client } from '#web/client.ts'
import { RecordScreen } from '#web/records/record-screen.tsx'
import { PageEditor } from './page-editor.tsx'
import { usePageFieldName } from './page-field-name.ts'

/** One page, to be changed or made. */
export default function ContentPageScreen() {
  const nameOf = usePageFieldName()
  return (
    <RecordScreen
      {...{ kind: 'pages', calls: client.pages.backstage }}
      texts={['title', 'lead', 'items']}
      fieldLabel={(field, { items }) => nameOf(field, items)}
    >
      {item => <PageEditor key={item?.id} item={item} />}
    </RecordScreen>
  )
}
