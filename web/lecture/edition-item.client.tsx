import { client } from '#web/client.ts'
import { RecordScreen } from '#web/records/record-screen.tsx'
import { EditionEditor } from './edition-editor.tsx'
import { useEditionFieldName } from './edition-field-name.ts'

/** One edition, to be changed or made. */
export default function EditionItemScreen() {
  const fieldLabel = useEditionFieldName()
  return (
    <RecordScreen
      {...{ kind: 'lecture', calls: client.lecture.backstage, fieldLabel }}
      texts={['title', 'speaker', 'abstract', 'transcript']}
    >
      {item => <EditionEditor key={item?.id} item={item} />}
    </RecordScreen>
  )
}
