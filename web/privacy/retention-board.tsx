import { Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { RetentionBoard as Board } from '#contract/privacy/retention-board.ts'
import { type RetentionKind, retention } from '#contract/retention.ts'
import { momentIn } from '#messages/event-times.ts'
import { replayedRows, privacyBackstage as words } from '#messages/privacy-backstage.ts'
import { lastRanAt, overdueRows } from '#messages/promise.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { useShortMomentOf } from '#web/records/use-moment.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { type Column, ListTable } from '#web/ui/backstage/list-table.tsx'
import { QueryState } from '#web/ui/backstage/query-state.tsx'

/**
 * For each kind of personal data: the retention period, the rows due next, the deleted rows, and overdue
 * rows.
 */
export function RetentionBoard() {
  const say = useSay()
  const found = useQuery({
    queryKey: ['privacy', 'board'],
    queryFn: () => client.privacy.backstage.board({}),
  })
  return (
    <Stack component="section" gap="md" aria-labelledby="retention-board">
      <Title order={2} size="h3" id="retention-board">
        {say(words.board)}
      </Title>
      <QueryState query={found} texts={useQueryTexts(words.boardFailed)}>
        {board => <Shown board={board} />}
      </QueryState>
    </Stack>
  )
}

function Shown({ board: { kinds, lastRun, overdue, replayed } }: { board: Board }) {
  const say = useSay()
  return (
    <>
      <Text fw={600}>
        {say(lastRanAt(lastRun && say(momentIn(lastRun))))} {say(overdueRows(overdue))}.
      </Text>
      {replayed && <Text>{say(replayedRows(replayed.rows, say(momentIn(replayed.at))))}</Text>}
      <ListTable
        label={say(words.board)}
        columns={useColumns()}
        rows={kinds.map((kind, id) => ({ ...kind, id }))}
      />
    </>
  )
}

type Kind = Board['kinds'][number] & { id: number }

function useColumns(): Column<Kind>[] {
  const say = useSay()
  const momentOf = useShortMomentOf()
  return [
    {
      key: 'kind',
      label: say(words.boardKind),
      isText: true,
      show: ({ name }) => <What kind={name as RetentionKind} />,
    },
    { key: 'due', label: say(words.boardDue), show: ({ due }) => due },
    { key: 'erased', label: say(words.boardErased), show: ({ erased }) => erased },
    {
      key: 'overdue',
      label: say(words.boardOverdue),
      show: ({ overdue }) => <Text {...(overdue > 0 && { c: 'var(--danger)', fw: 600 })}>{overdue}</Text>,
    },
    { key: 'next', label: say(words.boardNext), show: ({ nextRun }) => momentOf(nextRun) },
  ]
}

function What({ kind }: { kind: RetentionKind }) {
  const say = useSay()
  const { what, period } = retention[kind]
  return (
    <>
      {say(what)}
      <Text size="sm" c="dimmed">
        {say(period)}
      </Text>
    </>
  )
}
