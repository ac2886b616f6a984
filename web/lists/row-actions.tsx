import { ActionIcon, Group, Tooltip } from '@mantine/core'
import { useSay } from '#web/language.ts'
import type { RowAction } from './list-declaration.ts'

/** What can be done to a row; each says to which. */
export function RowActions({ actions, name }: { actions: readonly RowAction[]; name: string }) {
  const say = useSay()
  return (
    <Group gap={4} wrap="nowrap" justify="end">
      {actions.map(action => {
        const look = {
          variant: 'subtle',
          size: 'lg',
          'aria-label': `${say(action.label)}: ${name}`,
          children: <action.icon size={18} aria-hidden />,
          ...(action.isDangerous && { color: 'red' }),
        }
        return (
          <Tooltip key={action.label.en} label={say(action.label)}>
            {action.href ? (
              <ActionIcon component="a" href={action.href} {...look} />
            ) : (
              <ActionIcon {...look} onClick={action.run} />
            )}
          </Tooltip>
        )
      })}
    </Group>
  )
}
