import type { ContestListed } from '#contract/contests/contest.ts'
import { addressOf } from '#contract/pathnames.ts'
import {
  contestFieldNames,
  contestsCount,
  contributionCounts,
  contestsBackstage as words,
} from '#messages/contests-backstage.ts'
import { fetching } from '#messages/fetching.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { RecordList } from '#web/records/record-list.tsx'

/** All contests, to be found, shown, hidden and thrown away. */
export default function ContestListScreen() {
  const say = useSay()
  const language = useLanguage()
  return (
    <RecordList<ContestListed>
      {...{
        name: 'contests.backstage.list',
        kind: 'contests',
        calls: client.contests.backstage,
        names: contestFieldNames,
      }}
      title={words.title}
      count={contestsCount}
      failed={fetching.content}
      empty={{ title: words.empty, lead: words.emptyLead }}
      create={{ label: words.create, address: addressOf('backstageContestCreate', language) }}
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
