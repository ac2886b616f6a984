import { Button } from '@mantine/core'
import { IconListCheck, IconListSearch } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import type { PollListed } from '#contract/polls/poll.ts'
import { fetching } from '#messages/fetching.ts'
import { pollFieldNames, pollStates, pollsCount, pollsBackstage as words } from '#messages/polls-backstage.ts'
import { votesBackstage } from '#messages/votes-backstage.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { RecordList } from '#web/records/record-list.tsx'
import { useShortMomentOf } from '#web/records/use-moment.ts'

const calls = client.polls.backstage

/** The list of polls with the state of each vote. */
export default function PollList() {
  const say = useSay()
  const language = useLanguage()
  const momentOf = useShortMomentOf()
  return (
    <RecordList<PollListed>
      {...{ kind: 'polls', calls, names: pollFieldNames }}
      count={pollsCount}
      failed={fetching.polls}
      words={words}
      sort="-closesAt"
      columns={[
        { key: 'votingState', label: words.state, show: ({ votingState }) => say(pollStates[votingState]) },
        { key: 'ballots', label: words.ballots, show: ({ ballots }) => ballots },
        {
          key: 'closesAt',
          label: words.closesAt,
          sort: 'closesAt',
          show: ({ closesAt }) => closesAt && momentOf(closesAt),
        },
      ]}
      filters={[]}
      tools={
        <Button
          component={Link}
          to={addressOf('backstagePollVotes', language)}
          variant="default"
          leftSection={<IconListSearch size={18} aria-hidden />}
        >
          {say(votesBackstage.allAttempts)}
        </Button>
      }
      rowActions={({ id }) => [
        {
          label: votesBackstage.openVotes,
          icon: IconListCheck,
          href: addressOf('backstagePollVotes', language, { id: String(id) }),
        },
      ]}
    />
  )
}
