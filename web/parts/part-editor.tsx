import { Paper, Stack, Switch, Text, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { inLanguage } from '#contract/language.ts'
import type { ContentItem } from '#contract/pages/items.ts'
import { pagesBackstage, partNumber, partTypes } from '#messages/pages-backstage.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { FieldsIn, useField } from '#web/records/fields.tsx'
import { useRowPlace } from '#web/records/row-list.tsx'
import { RowGrip, RowTools } from '#web/records/row-tools.tsx'
import { useRow } from '#web/records/use-row.ts'
import styles from './part-editor.module.css'
import { PartFields } from './part-fields.tsx'

interface Props {
  item: ContentItem
  place: number
  /** Index of the part when the save was refused. */
  refusedAt: number
  problem: string | undefined
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onRemove: () => void
  /** Undefined if the maximum number of parts is reached. */
  onDuplicate: (() => void) | undefined
  onChange: (change: (now: ContentItem) => ContentItem) => void
}

/** Editor of a part: its head with controls to move, hide and open it, and its fields when open. */
export function PartEditor(props: Props) {
  const { item, place, refusedAt, problem, isOpen, onOpen, onRemove, onDuplicate, onChange } = props
  const { frame, handle } = useRow(item.id)
  return (
    <Paper
      withBorder
      radius="lg"
      bg="var(--surface)"
      pos="relative"
      className={styles.part}
      data-problem={problem ? '' : undefined}
      {...frame}
    >
      <div className={styles.head}>
        <RowGrip id={item.id} handle={handle} />
        <Name item={item} place={place} isOpen={isOpen} onOpen={onOpen} />
        <RowTools id={item.id} onDuplicate={onDuplicate} onRemove={onRemove}>
          <Shown item={item} onChange={onChange} />
        </RowTools>
      </div>
      {problem && (
        <Text c="var(--danger)" size="sm" px="md" pb="sm">
          {problem}
        </Text>
      )}
      {isOpen && (
        <Stack gap="md" p="md" pt={0} data-fields>
          <FieldsIn path={`items.${place}`} refusedAt={`items.${refusedAt}`}>
            <PartFields item={item} onChange={onChange} />
          </FieldsIn>
        </Stack>
      )}
    </Paper>
  )
}

function Shown({ item, onChange }: Pick<Props, 'item' | 'onChange'>) {
  const say = useSay()
  const { name } = useRowPlace(item.id)
  return (
    <Switch
      aria-label={`${say(pagesBackstage.partShown)}: ${name}`}
      checked={item.isVisible}
      mx={6}
      onChange={event => {
        const isVisible = event.currentTarget.checked
        onChange(now => ({ ...now, isVisible }))
      }}
    />
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
