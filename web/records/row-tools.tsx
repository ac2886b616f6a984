import { ActionIcon, Group, Tooltip } from '@mantine/core'
import { type Icon, IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react'
import { rows as words } from '#messages/rows.ts'
import { useSay } from '#web/language.ts'

interface Props {
  /** What the row is called: “Entry 2”. */
  name: string
  /** Counted from 0. */
  place: number
  count: number
  onMove: (to: number) => void
  onDuplicate: () => void
  onRemove: () => void
}

/** Beside a row of a list that is edited: to move, duplicate and remove it. */
export function RowTools({ name, place, count, onMove, onDuplicate, onRemove }: Props) {
  const say = useSay()
  return (
    <Group gap={2} wrap="nowrap">
      <Tool
        label={`${say(words.up)}: ${name}`}
        icon={IconArrowUp}
        isOff={place === 0}
        onPress={() => onMove(place - 1)}
      />
      <Tool
        label={`${say(words.down)}: ${name}`}
        icon={IconArrowDown}
        isOff={place === count - 1}
        onPress={() => onMove(place + 1)}
      />
      <Tool label={`${say(words.duplicate)}: ${name}`} icon={IconCopy} onPress={onDuplicate} />
      <Tool label={`${say(words.remove)}: ${name}`} icon={IconTrash} onPress={onRemove} />
    </Group>
  )
}

interface ToolProps {
  label: string
  icon: Icon
  isOff?: boolean
  onPress: () => void
}

function Tool({ label, icon: Sign, isOff = false, onPress }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" size="lg" aria-label={label} disabled={isOff} onClick={onPress}>
        <Sign size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
