import { ActionIcon, Group } from '@mantine/core'
import { useSay } from '#web/language.ts'
import { tip } from '#web/ui/backstage/tips.tsx'
import type { RowAction } from './list-declaration.ts'

/** Buttons for the actions on a row; each label includes the row's name. */
export function RowActions({ actions, name }: { actions: readonly RowAction[]; name: string }) {
  const say = useSay()
  return (
    <Group gap={4} wrap="nowrap" justify="end">
      {actions.map(action => {
        const look = {
          variant: 'subtle',
          size: 'lg',
          ...tip(say(action.label)),
          'aria-label': `${say(action.label)}: ${name}`,
          children: <action.icon size={18} aria-hidden />,
          ...(action.isDangerous && { color: 'red' }),
        }
        return action.href ? (
          <ActionIcon key={action.label.en} component="a" href={action.href} {...look} />
        ) : (
          <ActionIcon key={action.label.en} {...look} onClick={action.run} />
        )
      })}
    </Group>
  )
}
