import { blankContest, type ContestFields, contestRecord } from '#contract/contests/contest.ts'
import { contestFieldNames, contestsBackstage as words } from '#messages/contests-backstage.ts'
import { client } from '#web/client.ts'
import { textsOf } from '#web/parts/texts-of.tsx'
import { RecordScreen } from '#web/records/record-screen.tsx'
import { ContestPanels } from './contest-panels.tsx'
import preview from './contests.preview.tsx'
import { Contributions } from './contributions.tsx'
import { ResultPanel } from './result-panel.tsx'

const blank = blankContest(new Date().getFullYear())

const Texts = textsOf<ContestFields>([
  { line: 'title', label: words.headline },
  { teaser: 'lead', label: words.lead },
  { long: 'text', label: words.text },
  { long: 'rules', label: words.rules },
  { long: 'prizes', label: words.prizes },
])

/**
 * Editor of a contest: the submitted works, the texts and the result; year, times and judging in the side
 * panels.
 */
export default function ContestItemScreen() {
  return (
    <RecordScreen
      {...{ kind: 'contests', calls: client.contests.backstage, declared: contestRecord, blank }}
      {...{ names: contestFieldNames, Texts, Panels: ContestPanels, preview }}
      texts={['title', 'lead', 'text', 'rules', 'prizes']}
      above={({ item }) => item && <Contributions contestId={item.id} />}
      after={item => <ResultPanel contest={item} />}
    />
  )
}
