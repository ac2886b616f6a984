import { client } from '#web/client.ts'
import { RecordScreen } from '#web/records/record-screen.tsx'
import { GroupEditor } from './group-editor.tsx'
import { useGroupFieldName } from './group-field-name.ts'

/** One group, to be changed or made. */
export default function GroupItemScreen() {
  const fieldLabel = useGroupFieldName()
  return (
    <RecordScreen
      {...{ kind: 'groups', calls: client.groups.backstage, fieldLabel }}
      texts={['name', 'keyword', 'subject', 'teaser', 'description', 'projects', 'publications', 'tags']}
    >
      {item => <GroupEditor key={item?.id} item={item} />}
    </RecordScreen>
  )
}
