import { Badge, Text } from '@mantine/core'
import { IconBan, IconRotate } from '@tabler/icons-react'
import { useState } from 'react'
import { inLanguage } from '#contract/language.ts'
import type { Poll } from '#contract/polls/poll.ts'
import type { VoteRow } from '#contract/voting/vote-row.ts'
import { fetching } from '#messages/fetching.ts'
import { voteColumns as columns, votesTitle } from '#messages/votes.ts'
import { votesCount, votesShown, votesBackstage as words } from '#messages/votes-backstage.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import type { ListColumn, ListFilter, RowAction } from '#web/lists/list-declaration.ts'
import { ListScreen } from '#web/lists/list-screen.tsx'
import { useShortMomentOf } from '#web/records/use-moment.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import { chosenIn } from './chosen.ts'
import { ExcludeDialog } from './exclude-dialog.tsx'
import { useExclude } from './use-exclude.ts'

/** A row, identified by its index on the page: votes of a secret poll have no id. */
type Row = Omit<VoteRow, 'id'> & { id: number; ballotId: string | null }

const calls = client.polls.backstage

async function loadNumberedVotes(asked: Parameters<typeof calls.votes>[0]) {
  const { count, rows } = await calls.votes(asked)
  return { count, rows: rows.map(({ id, ...row }, n): Row => ({ ...row, id: n, ballotId: id })) }
}

/** The votes of a poll. In a named poll each has its e-mail address and can be excluded from the count. */
export function VoteList({ poll }: { poll: Poll }) {
  const { isNamed } = poll.rules
  const [excluding, setExcluding] = useState<string | null>(null)
  const exclude = useExclude(poll.id)
  const include = (ballotId: string) =>
    void exclude(ballotId, null).catch((error: unknown) => toast.failed(textOf(error)))
  const rowActions = ({ ballotId, exclusion }: Row): RowAction[] => {
    if (ballotId === null) return []
    return exclusion
      ? [{ label: words.include, icon: IconRotate, run: () => include(ballotId) }]
      : [{ label: words.exclude, icon: IconBan, isDangerous: true, run: () => setExcluding(ballotId) }]
  }
  const shown = useColumns(poll)
  return (
    <>
      <ListScreen<Row>
        list={{
          name: 'polls.backstage.votes',
          kind: 'polls',
          call: loadNumberedVotes,
          title: votesTitle,
          isPart: true,
          lead: isNamed ? words.namedLead : words.secretLead,
          count: isNamed ? votesCount : votesShown,
          failed: fetching.polls,
          empty: isNamed
            ? { title: words.empty, lead: words.emptyLead }
            : { title: words.secretEmpty, lead: words.secretEmptyLead },
          columns: shown,
          sort: '-submittedAt',
          always: { id: String(poll.id) },
          filters: useFilters(poll),
          nameOf: ({ email, submittedAt }) => email ?? submittedAt,
          ...(isNamed && { rowActions }),
        }}
      />
      <ExcludeDialog
        opened={excluding !== null}
        onClose={() => setExcluding(null)}
        onReason={reason => exclude(excluding ?? '', reason)}
      />
    </>
  )
}

function useFilters({ options, rules }: Poll): ListFilter[] {
  const say = useSay()
  const language = useLanguage()
  const choices = options.map(({ id, label }) => ({ value: id, label: inLanguage(label, language).value }))
  const counts = [
    { value: '0', label: say(words.counted) },
    { value: '1', label: say(words.notCounted) },
  ]
  return [
    { name: 'option', label: columns.option, is: 'one', options: choices },
    ...(rules.isNamed
      ? [{ name: 'excluded', label: columns.counts, is: 'one' as const, options: counts }]
      : []),
    ...(rules.isNamed ? [{ name: 'submitted', label: columns.submittedAt, is: 'days' as const }] : []),
  ]
}

function useColumns(poll: Poll): ListColumn<Row>[] {
  const say = useSay()
  const language = useLanguage()
  const momentOf = useShortMomentOf()
  const time: ListColumn<Row> = {
    ...{ key: 'submittedAt', label: columns.submittedAt, sort: 'submittedAt' },
    show: ({ submittedAt }) => momentOf(submittedAt),
  }
  const votes: ListColumn<Row> = {
    ...{ key: 'votes', label: columns.votes },
    show: row => chosenIn(poll, row.votes, language),
  }
  if (!poll.rules.isNamed) return [votes]
  return [
    time,
    { key: 'email', label: columns.email, sort: 'email', show: ({ email }) => email },
    votes,
    {
      ...{ key: 'counts', label: columns.counts },
      show: ({ exclusion }) =>
        exclusion ? (
          <>
            <Badge variant="outline" color="var(--danger)">
              {say(words.notCounted)}
            </Badge>
            <Text size="xs">{exclusion.reason}</Text>
          </>
        ) : (
          say(words.counted)
        ),
    },
  ]
}
