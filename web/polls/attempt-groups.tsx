import { Badge, Text, Title } from '@mantine/core'
import { type AttemptGroup, looksCoordinated } from '#contract/voting/attempts.ts'
import { attemptColumns, reasonNames } from '#messages/votes.ts'
import { votesBackstage as words } from '#messages/votes-backstage.ts'
import { useSay } from '#web/language.ts'
import { useShortMomentOf } from '#web/records/use-moment.ts'
import { TableFrame } from '#web/ui/content/table-frame.tsx'

/**
 * Networks from which many votes were refused for one reason, with a hint where many addresses seem to have
 * been tried.
 */
export function AttemptGroups({ groups }: { groups: readonly AttemptGroup[] }) {
  const say = useSay()
  return (
    <section>
      <Title order={2} size="h4">
        {say(words.groups)}
      </Title>
      <Text size="sm" maw="68ch" mb="xs">
        {say(words.groupsLead)}
      </Text>
      <TableFrame label={say(words.groups)}>
        <table>
          <thead>
            <tr>
              {[
                attemptColumns.reason,
                attemptColumns.network,
                words.hour,
                words.number,
                words.addresses,
                words.hint,
              ].map(heading => (
                <th key={heading.en} scope="col">
                  {say(heading)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map(group => (
              <Group key={`${group.reason} ${group.network} ${group.from}`} group={group} />
            ))}
          </tbody>
        </table>
      </TableFrame>
    </section>
  )
}

function Group({ group }: { group: AttemptGroup }) {
  const say = useSay()
  const momentOf = useShortMomentOf()
  const { reason, network, from, count, addresses } = group
  return (
    <tr>
      <th scope="row">{say(reasonNames[reason])}</th>
      <td>{network}</td>
      <td>{momentOf(from)}</td>
      <td>{count}</td>
      <td>{addresses}</td>
      <td>
        {looksCoordinated(group) && (
          <Badge variant="outline" color="var(--warn)">
            {say(words.looksCoordinated)}
          </Badge>
        )}
      </td>
    </tr>
  )
}
