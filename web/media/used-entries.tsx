import { List, Text } from '@mantine/core'
import type { FieldError } from '#contract/errors.ts'
import { manager } from '#messages/file-manager.ts'
import { useSay } from '#web/language.ts'
import { nameIn } from './paths.ts'

const mostTold = 20 // as many as the server names

/** Where something is used that is about to be deleted. */
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
      {uses.length === mostTold && (
        <Text size="sm" mb="sm">
          {say(manager.usedSome)}
        </Text>
      )}
      <Text size="sm">{say(manager.usedLead)}</Text>
    </div>
  )
}
