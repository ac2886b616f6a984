import { List, Text } from '@mantine/core'
import type { FieldError } from '#contract/errors.ts'
import { manager } from '#messages/file-manager.ts'
import { useSay } from '#web/language.ts'
import { nameIn } from './paths.ts'

const mostListed = 20 // maximum number of uses that the server lists

/** List of the places that use the files to be deleted. */
export function UsedEntries({ uses }: { uses: readonly Pick<FieldError, 'field' | 'message'>[] }) {
  const say = useSay()
  return (
    <div>
      <List mb="sm" size="sm" listStyleType="disc" spacing={4}>
        {uses.map(({ field, message }) => (
          <List.Item key={field}>
            <strong>{nameIn(field)}</strong>: {message}
          </List.Item>
        ))}
      </List>
      {uses.length === mostListed && (
        <Text size="sm" mb="sm">
          {say(manager.usedSome)}
        </Text>
      )}
      <Text size="sm">{say(manager.usedLead)}</Text>
    </div>
  )
}
