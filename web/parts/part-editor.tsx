import { ActionIcon, Group, Paper, Stack, Switch, Text, Tooltip, UnstyledButton } from '@mantine/core'
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconCopy,
  IconGripVertical,
  IconTrash,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { inLanguage } from '#contract/language.ts'
import type { ContentItem } from '#contract/pages/items.ts'
import { pagesBackstage, partNumber, partTypes } from '#messages/pages-backstage.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { FieldsIn, useField } from '#web/records/fields.tsx'
import styles from './part-editor.module.css'
import { PartFields } from './part-fields.tsx'

interface Props {
  item: ContentItem
  place: number
  count: number
  problem: string | undefined
  isOpen: boolean
  isDragged: boolean
  onOpen: (isOpen: boolean) => void
  onMove: (to: number) => void
  onRemove: () => void
  onDuplicate: () => void
  onDrag: (isDragged: boolean) => void
  onDragOver: () => void
  onChange: (change: (now: ContentItem) => ContentItem) => void
}

/** One part: its head to move, hide and open it, and when open its fields. */
export function PartEditor(props: Props) {
  const { item, place, problem, isOpen, isDragged, onOpen, onDrag, onDragOver, onChange } = props
  return (
    <Paper
      withBorder
      radius="lg"
      bg="var(--surface)"
      className={styles.part}
      data-dragged={isDragged || undefined}
      data-problem={problem ? '' : undefined}
      onDragOver={event => {
        event.preventDefault()
        onDragOver()
      }}
      onDragEnd={() => onDrag(false)}
    >
      <div className={styles.head}>
        <Grip onDrag={onDrag} />
        <Name item={item} place={place} isOpen={isOpen} onOpen={onOpen} />
        <Tools {...props} />
      </div>
      {problem && (
        <Text c="var(--danger)" size="sm" px="md" pb="sm">
          {problem}
        </Text>
      )}
      {isOpen && (
        <Stack gap="md" p="md" pt={0}>
          <FieldsIn path={`items.${place}`}>
            <PartFields item={item} onChange={onChange} />
          </FieldsIn>
        </Stack>
      )}
    </Paper>
  )
}

// Only for the mouse: the arrows beside it do the same for everybody.
function Grip({ onDrag }: Pick<Props, 'onDrag'>) {
  return (
    <span
      className={styles.grip}
      draggable
      aria-hidden="true"
      onDragStart={event => {
        event.dataTransfer.effectAllowed = 'move'
        onDrag(true)
      }}
    >
      <IconGripVertical size={18} />
    </span>
  )
}

function Name({ item, place, isOpen, onOpen }: Pick<Props, 'item' | 'place' | 'isOpen' | 'onOpen'>) {
  const say = useSay()
  const field = useField()
  const { value, language } = inLanguage(item.title, useLanguage())
  return (
    <UnstyledButton
      id={field(`items.${place}`).id}
      className={styles.name}
      aria-expanded={isOpen}
      onClick={() => onOpen(!isOpen)}
    >
      <IconChevronDown size={18} aria-hidden className={styles.chevron} />
      <span>
        <Text span fw={600} lang={value ? language : undefined}>
          {value || say(partNumber(place + 1))}
        </Text>{' '}
        <Text span size="sm" c="dimmed" display="block">
          {say(partTypes[item.type])}
        </Text>
      </span>
    </UnstyledButton>
  )
}

function Tools({ item, place, count, onMove, onRemove, onDuplicate, onChange }: Props) {
  const say = useSay()
  const name = say(partNumber(place + 1))
  return (
    <Group gap={2} wrap="nowrap">
      <Tool
        label={`${say(pagesBackstage.partUp)}: ${name}`}
        disabled={place === 0}
        onPress={() => onMove(place - 1)}
      >
        <IconArrowUp size={18} aria-hidden />
      </Tool>
      <Tool
        label={`${say(pagesBackstage.partDown)}: ${name}`}
        disabled={place === count - 1}
        onPress={() => onMove(place + 1)}
      >
        <IconArrowDown size={18} aria-hidden />
      </Tool>
      <Switch
        aria-label={`${say(pagesBackstage.partShown)}: ${name}`}
        checked={item.isVisible}
        mx={6}
        onChange={event => {
          const isVisible = event.currentTarget.checked
          onChange(now => ({ ...now, isVisible }))
        }}
      />
      <Tool label={`${say(pagesBackstage.partDuplicate)}: ${name}`} onPress={onDuplicate}>
        <IconCopy size={18} aria-hidden />
      </Tool>
      <Tool label={`${say(pagesBackstage.partRemove)}: ${name}`} onPress={onRemove}>
        <IconTrash size={18} aria-hidden />
      </Tool>
    </Group>
  )
}

interface ToolProps {
  label: string
  disabled?: boolean
  onPress: () => void
  children: ReactNode
}

function Tool({ label, disabled = false, onPress, children }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" size="lg" aria-label={label} disabled={disabled} onClick={onPress}>
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
