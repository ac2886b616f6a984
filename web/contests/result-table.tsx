import { Table } from '@mantine/core'
import type { ContestResult } from '#contract/contests/voting.ts'
import { resultBackstage as words } from '#messages/contest-results.ts'
import { useSay } from '#web/language.ts'

/** Works sorted by votes, the winners with their places. */
export function ResultTable({ works }: Pick<ContestResult, 'works'>) {
  const say = useSay()
  return (
    <Table.ScrollContainer minWidth={420}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {(['place', 'work', 'artist', 'points'] as const).map(name => (
              <Table.Th key={name}>{say(words[name])}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {works.map(({ id, place, title, artist, value }) => (
            <Table.Tr key={id}>
              <Table.Td>{place ?? '–'}</Table.Td>
              <Table.Td>{title}</Table.Td>
              <Table.Td>{artist}</Table.Td>
              <Table.Td>{value ?? '–'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
