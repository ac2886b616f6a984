import { blankContest } from '#contract/contests/contest.ts'
import { contestFieldNames } from '#messages/contests-backstage.ts'
import { client } from '#web/client.ts'
import { RecordScreen } from '#web/records/record-screen.tsx'
import { ContestPanels } from './contest-panels.tsx'
import { ContestTexts } from './contest-texts.tsx'
import preview from './contests.preview.tsx'
import { Contributions } from './contributions.tsx'
import { ResultPanel } from './result-panel.tsx'

const blank = blankContest(new Date().getFullYear())

/** One contest, to be changed or made: its texts; beside them year, times and who decides; below, what was submitted. */
export default function ContestItemScreen() {
  return (
    <RecordScreen
      {...{ kind: 'contests', calls: client.contests.backstage, blank }}
      {...{ names: contestFieldNames, Texts: ContestTexts, Panels: ContestPanels, preview }}
      texts={['title', 'lead', 'text', 'rules', 'prizes']}
      after={item => (
        <>
          <ResultPanel contest={item} />
          <Contributions contestId={item.id} />
        </>
      )}
    />
  )
}
