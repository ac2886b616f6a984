import { client } from '#web/client.ts'
import { RecordScreen } from '#web/records/record-screen.tsx'
import { ContestEditor } from './contest-editor.tsx'
import { useContestFieldName } from './contest-field-name.ts'
import { Contributions } from './contributions.tsx'
import { ResultPanel } from './result-panel.tsx'

/** One contest, to be changed or made; below it what was submitted to it. */
export default function ContestItemScreen() {
  const fieldLabel = useContestFieldName()
  return (
    <RecordScreen
      {...{ kind: 'contests', calls: client.contests.backstage, fieldLabel }}
      texts={['title', 'lead', 'text', 'rules', 'prizes']}
    >
      {item => (
        <>
          <ContestEditor key={item?.id} item={item} />
          {item && <ResultPanel contest={item} />}
          {item && <Contributions contestId={item.id} />}
        </>
      )}
    </RecordScreen>
  )
}
