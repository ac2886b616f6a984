import { Text } from '@mantine/core'
import { inLanguage } from '#contract/language.ts'
import type { FailedAttempt } from '#contract/voting/attempts.ts'
import { fetching } from '#messages/fetching.ts'
import { polls } from '#messages/polls.ts'
import { attemptsTitle, attemptColumns as columns, reasonNames } from '#messages/votes.ts'
import { attemptPeriodNames, attemptsCount, votesBackstage as words } from '#messages/votes-backstage.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import type { ListColumn, ListDeclaration, ListFilter } from '#web/lists/list-declaration.ts'
import { ListScreen } from '#web/lists/list-screen.tsx'
import { optionsOf } from '#web/lists/options-of.ts'
import { useShortMomentOf } from '#web/records/use-moment.ts'

const calls = client.polls.backstage

/** The refused votes of one poll, or of all polls. */
export function AttemptList({ pollId }: { pollId: number | null }) {
  const shown = useColumns(pollId === null)
  const source: Pick<ListDeclaration<FailedAttempt>, 'name' | 'call' | 'always' | 'title'> = pollId === null
    ? {
        ...{ name: 'polls.backstage.allFailedAttempts', title: words.allAttempts },
        call: calls.allFailedAttempts,
      }
    : {
        ...{ name: 'polls.backstage.failedAttempts', title: attemptsTitle },
        ...{ call: calls.failedAttempts, always: { id: String(pollId) } },
      }
  return (
    <ListScreen<FailedAttempt>
      list={{
        ...source,
        isPart: pollId !== null,
        kind: 'polls',
        count: attemptsCount,
        failed: fetching.failedAttempts,
        empty: { title: polls.noFailedAttempts, narrowed: polls.noFailedAttempts },
        columns: shown,
        sort: '-at',
        filters: useFilters(),
        nameOf: ({ reason }) => reason,
      }}
    />
  )
}

function useFilters(): ListFilter[] {
  const say = useSay()
  return [
    {
      ...{ name: 'period', label: words.period, is: 'one' },
      options: optionsOf(attemptPeriodNames, say),
    },
    {
      ...{ name: 'reason', label: columns.reason, is: 'one' },
      options: optionsOf(reasonNames, say),
    },
    { name: 'email', label: columns.email, is: 'text' },
  ]
}

function useColumns(isOfAll: boolean): ListColumn<FailedAttempt>[] {
  const say = useSay()
  const language = useLanguage()
  const momentOf = useShortMomentOf()
  const poll: ListColumn<FailedAttempt> = {
    ...{ key: 'poll', label: columns.poll },
    isText: true,
    show: row => row.poll && inLanguage(row.poll.title, language).value,
  }
  return [
    { key: 'at', label: columns.at, sort: 'at', show: ({ at }) => momentOf(at) },
    ...(isOfAll ? [poll] : []),
    {
      ...{ key: 'reason', label: columns.reason, sort: 'reason' },
      show: ({ reason }) => say(reasonNames[reason]),
    },
    { key: 'email', label: columns.email, sort: 'email', show: ({ email }) => email },
    {
      ...{ key: 'network', label: columns.network, sort: 'network' },
      show: ({ network, ipAddress }) => ipAddress ?? network,
    },
    {
      ...{ key: 'userAgent', label: columns.userAgent },
      show: ({ userAgent }) => (
        <Text size="sm" maw="18rem" lineClamp={2}>
          {userAgent || '–'}
        </Text>
      ),
    },
    { key: 'request', label: columns.request, show: row => <Request request={row.request} /> },
  ]
}

/** The names of the submitted fields, never their values. */
function Request({ request: { fields, furtherFields, votes } }: Pick<FailedAttempt, 'request'>) {
  const names = [...fields, ...(furtherFields > 0 ? [`+${furtherFields}`] : [])].join(', ')
  return (
    <Text size="sm" ff="monospace">
      {names || '–'}
      {votes !== null && ` (${votes})`}
    </Text>
  )
}
