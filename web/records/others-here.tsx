import { Text } from '@mantine/core'
import { openElsewhere } from '#messages/editing.ts'
import { useSay } from '#web/language.ts'

/** Other users who have this record open. */
export function OthersHere({ names }: { names: readonly string[] }) {
  const say = useSay()
  return (
    <Text role="status" size="sm" fw={600} c="var(--echo)">
      {names.length > 0 && say(openElsewhere(names))}
    </Text>
  )
}
