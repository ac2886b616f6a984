import { Stack, Tabs, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { inLanguage } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import type { Poll } from '#contract/polls/poll.ts'
import { fetching } from '#messages/fetching.ts'
import { pollStates } from '#messages/polls-backstage.ts'
import { screenTitle } from '#messages/screen-titles.ts'
import { votesBackstage as words } from '#messages/votes-backstage.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { isGone, NotFound } from '#web/shell/backstage-refusals.tsx'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { ScreenHead } from '#web/shell/screen-head.tsx'
import { useScreenParameters } from '#web/shell/use-screen-parameters.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { AttemptFigures } from './attempt-figures.tsx'
import { AttemptList } from './attempt-list.tsx'
import { PollResult } from './poll-result.tsx'
import { VoteList } from './vote-list.tsx'
import { VoteTurnout } from './vote-turnout.tsx'

const views = ['votes', 'attempts', 'result'] as const

/** The votes, failed attempts and result of a poll; without an id the failed attempts of all polls. */
export default function Votes() {
  const { id } = useScreenParameters()
  return id ? <VotesOfPoll key={id} id={Number(id)} /> : <Attempts pollId={null} />
}

function VotesOfPoll({ id }: { id: number }) {
  const found = useQuery({
    queryKey: ['polls', 'list', 'one', id],
    queryFn: () => client.polls.backstage.find({ id }),
  })
  const texts = useQueryTexts(fetching.polls)
  if (isGone(found.error)) return <NotFound />
  return (
    <QueryState query={found} texts={texts}>
      {poll => (
        <Stack gap="md">
          <PollHead poll={poll} />
          <Views
            votes={
              <Stack gap="md">
                <VoteList poll={poll} />
                <VoteTurnout pollId={id} />
              </Stack>
            }
            attempts={<Attempts pollId={id} />}
            result={<PollResult poll={poll} />}
          />
        </Stack>
      )}
    </QueryState>
  )
}

function PollHead({ poll }: { poll: Poll }) {
  const say = useSay()
  const language = useLanguage()
  const state = poll.isAnnulled ? words.annulled : pollStates[poll.votingState]
  const about = {
    label: inLanguage(poll.title, language).value,
    href: addressOf('backstagePoll', language, { id: String(poll.id) }),
  }
  return (
    <ScreenHead
      title={say(screenTitle('backstagePollVotes'))}
      about={[about]}
      under={<Text c="dimmed">{say(state)}</Text>}
    />
  )
}

/** Tabs, the current one in the URL. Switching tabs drops the filters of the previous list. */
function Views(shown: Record<(typeof views)[number], ReactNode>) {
  const say = useSay()
  const [query, setQuery] = useSearchParams()
  const view = views.find(one => one === query.get('view')) ?? 'votes'
  return (
    <Tabs value={view} onChange={next => setQuery({ view: next ?? 'votes' }, { replace: true })}>
      <Tabs.List aria-label={say(words.views)}>
        {views.map(one => (
          <Tabs.Tab key={one} value={one}>
            {say(words[one])}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {views.map(one => (
        <Tabs.Panel key={one} value={one} pt="md">
          {one === view && shown[one]}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

function Attempts({ pollId }: { pollId: number | null }) {
  return (
    <Stack gap="md">
      <AttemptList pollId={pollId} />
      <AttemptFigures pollId={pollId} />
    </Stack>
  )
}
