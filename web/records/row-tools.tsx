import { ActionIcon, Group, Menu } from '@mantine/core'
import { type Icon, IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { rows as words } from '#messages/rows.ts'
import { useSay } from '#web/language.ts'
import { Grip } from '#web/ui/backstage/grip.tsx'
import { tip } from '#web/ui/backstage/tips.tsx'
import { usePlace } from './row-list.tsx'
import type { Handle } from './use-row.ts'

export interface RowActs {
  /** Missing where there may be no more. */
  onDuplicate?: (() => void) | undefined
  /** Missing where it has to stay. */
  onRemove?: (() => void) | undefined
}

interface Tool {
  name: string
  label: string
  icon: Icon
  run: (() => void) | null
}

/** What can be done to a row beside what its handle does. */
function useTools(id: string, { onDuplicate, onRemove }: RowActs): Record<'move' | 'remove', Tool[]> {
  const say = useSay()
  const { up, down } = usePlace(id)
  const tool = (name: 'up' | 'down' | 'duplicate' | 'remove', icon: Icon, run: Tool['run']): Tool => ({
    name,
    label: say(words[name]),
    icon,
    run,
  })
  return {
    move: [
      tool('up', IconArrowUp, up),
      tool('down', IconArrowDown, down),
      ...(onDuplicate ? [tool('duplicate', IconCopy, onDuplicate)] : []),
    ],
    remove: onRemove ? [tool('remove', IconTrash, onRemove)] : [],
  }
}

interface Props extends RowActs {
  id: string
  /** Stands before what removes the row. */
  children?: ReactNode
}

/** Buttons to move, duplicate and remove a row. */
export function RowTools({ id, children, ...acts }: Props) {
  const { move, remove } = useTools(id, acts)
  return (
    <Group gap={2} wrap="nowrap">
      <Buttons id={id} tools={move} />
      {children}
      <Buttons id={id} tools={remove} />
    </Group>
  )
}

/** Buttons to move a row, where it is removed in another way. */
export function MoveTools({ id }: { id: string }) {
  return <Buttons id={id} tools={useTools(id, {}).move} />
}

/** The button that removes a row. */
export function RemoveTool({ id, onRemove }: Pick<Props, 'id' | 'onRemove'>) {
  return <Buttons id={id} tools={useTools(id, { onRemove }).remove} />
}

function Buttons({ id, tools }: { id: string; tools: readonly Tool[] }) {
  const { name } = usePlace(id)
  return tools.map(({ name: tool, label, icon: Sign, run }) => (
    <ActionIcon
      key={tool}
      variant="subtle"
      size="lg"
      {...tip(label)}
      aria-label={`${label}: ${name}`}
      data-tool={tool}
      disabled={run === null}
      onClick={run ?? undefined}
    >
      <Sign size={18} aria-hidden />
    </ActionIcon>
  ))
}

/** Drags a row; the arrow keys move it. */
export function RowGrip({ id, handle }: { id: string; handle: Handle }) {
  return <Grip {...useGrip(id)} {...handle} />
}

/** The same where there is no room for buttons: pressed, it opens a menu that moves and duplicates the row. */
export function RowMenu({ id, handle, onDuplicate }: { id: string; handle: Handle } & RowActs) {
  const { move } = useTools(id, { onDuplicate })
  const grip = useGrip(id)
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Grip {...grip} {...handle} />
      </Menu.Target>
      <Menu.Dropdown>
        {move.map(({ name, label, icon: Sign, run }) => (
          <Menu.Item
            key={name}
            leftSection={<Sign size={16} aria-hidden />}
            disabled={run === null}
            onClick={run ?? undefined}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function useGrip(id: string) {
  const say = useSay()
  const { name, up, down } = usePlace(id)
  return gripOf(`${say(words.move)}: ${name}`, up, down)
}

/** What makes a handle: its name, and the arrow keys. */
export function gripOf(label: string, up: (() => void) | null, down: (() => void) | null) {
  return {
    'aria-label': label,
    'data-tool': 'grip',
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
      event.preventDefault()
      ;(event.key === 'ArrowUp' ? up : down)?.()
    },
  }
}
