import { ActionIcon, Group, Menu } from '@mantine/core'
import { type Icon, IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { rows as words } from '#messages/rows.ts'
import { useSay } from '#web/language.ts'
import { Grip } from '#web/ui/backstage/grip.tsx'
import { tip } from '#web/ui/backstage/tips.tsx'
import { useRowPlace } from './row-list.tsx'
import type { Handle } from './use-row.ts'

export interface RowActs {
  /** Absent when the maximum number of rows is reached. */
  onDuplicate?: (() => void) | undefined
  /** Absent when the row can't be removed. */
  onRemove?: (() => void) | undefined
}

interface Tool {
  name: string
  label: string
  icon: Icon
  run: (() => void) | null
}

/** Returns the actions of a row, apart from its drag handle. */
function useTools(id: string, { onDuplicate, onRemove }: RowActs): Record<'move' | 'remove', Tool[]> {
  const say = useSay()
  const { up, down } = useRowPlace(id)
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
  /** Content before the remove button. */
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

/** Buttons to move a row that is removed in another way. */
export function MoveTools({ id }: { id: string }) {
  return <Buttons id={id} tools={useTools(id, {}).move} />
}

/** The button that removes a row. */
export function RemoveTool({ id, onRemove }: Pick<Props, 'id' | 'onRemove'>) {
  return <Buttons id={id} tools={useTools(id, { onRemove }).remove} />
}

function Buttons({ id, tools }: { id: string; tools: readonly Tool[] }) {
  const { name } = useRowPlace(id)
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

/** The drag handle of a row; the arrow keys move the row. */
export function RowGrip({ id, handle }: { id: string; handle: Handle }) {
  return <Grip {...useGrip(id)} {...handle} />
}

/** As `RowGrip`, where there is no room for buttons: a click opens a menu to move and duplicate the row. */
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
  const { name, up, down } = useRowPlace(id)
  return gripOf(`${say(words.move)}: ${name}`, up, down)
}

/** Returns the props of a handle: its name and the arrow keys. */
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
