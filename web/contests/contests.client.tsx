import type { ContestListed } from '#contract/contests/contest.ts'
import {
  contestFieldNames,
  contestsCount,
  contributionCounts,
  contestsBackstage as words,
} from '#messages/contests-backstage.ts'
import { fetching } from '#messages/fetching.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { RecordList } from '#web/records/record-list.tsx'

/** List of all contests: search, show, hide and delete. */
export default function ContestListScreen() {
  const say = useSay()
  return (
    <RecordList<ContestListed>
      {...{
        kind: 'contests',
        calls: client.contests.backstage,
        names: contestFieldNames,
      }}
      count={contestsCount}
      failed={fetching.content}
      words={words}
      sort="-year"
      columns={[
        { key: 'year', label: words.year, sort: 'year', show: ({ year }) => year },
        { key: 'phase', label: words.phase, show: ({ phase }) => say(words.phases)[phase] },
        {
          key: 'contributions',
          label: words.contributions,
          show: ({ contributions: { accepted, submitted } }) => say(contributionCounts(accepted, submitted)),
        },
      ]}
      filters={[]}
    />
  )
}
