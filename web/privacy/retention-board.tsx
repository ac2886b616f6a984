import { Stack, Table, Text, Title } from '@mantine/core'
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
import { QueryState } from '#web/ui/backstage/query-state.tsx'

/** For each kind of personal data its period, what goes next, what went, and what should be gone. */
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section style={{ overflowX: 'auto' }} tabIndex={0} aria-label={say(words.board)}>
        <Table miw="40rem" verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              {columns.map(column => (
                <Table.Th key={column.de} scope="col">
                  {say(column)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {kinds.map(kind => (
              <Row key={kind.name} kind={kind} />
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </>
  )
}

const columns = [words.boardKind, words.boardDue, words.boardErased, words.boardOverdue, words.boardNext]

function Row({ kind: { name, due, erased, overdue, nextRun } }: { kind: Board['kinds'][number] }) {
  const say = useSay()
  const momentOf = useShortMomentOf()
  const { what, period } = retention[name as RetentionKind]
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400}>
        {say(what)}
        <Text size="sm" c="dimmed">
          {say(period)}
        </Text>
      </Table.Th>
      <Table.Td>{due}</Table.Td>
      <Table.Td>{erased}</Table.Td>
      <Table.Td {...(overdue > 0 && { c: 'var(--danger)', fw: 600 })}>{overdue}</Table.Td>
      <Table.Td>{momentOf(nextRun)}</Table.Td>
    </Table.Tr>
  )
}
