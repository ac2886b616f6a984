import { client } from '#web/client.ts'
import { RecordScreen } from '#web/records/record-screen.tsx'
import { NewsEditor } from './news-editor.tsx'
import { useNewsFieldName } from './news-field-name.ts'

/** One item, to be changed or made. */
export default function NewsItemScreen() {
  const nameOf = useNewsFieldName()
  return (
    <RecordScreen
      {...{ kind: 'news', calls: client.news.backstage }}
      texts={['title', 'teaser', 'content', 'items', 'tags']}
      fieldLabel={(field, { items }) => nameOf(field, items)}
    >
      {item => <NewsEditor key={item?.id} item={item} />}
    </RecordScreen>
  )
}
