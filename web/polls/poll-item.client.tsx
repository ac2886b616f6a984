import { client } from '#web/client.ts'
import { RecordScreen } from '#web/records/record-screen.tsx'
import { PollEditor } from './poll-editor.tsx'
import { usePollFieldName } from './poll-field-name.ts'

/** One poll, to be changed or made. */
export default function PollItemScreen() {
  const fieldLabel = usePollFieldName()
  return (
    <RecordScreen
      {...{ kind: 'polls', calls: client.polls.backstage, fieldLabel }}
      texts={['title', 'teaser', 'content', 'options']}
    >
      {item => <PollEditor key={item?.id} item={item} />}
    </RecordScreen>
  )
}
