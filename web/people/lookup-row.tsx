import { ActionIcon, Badge, Button, Group, Select, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Bilingual } from '#contract/language.ts'
import type { UsedLookup } from '#contract/people/lookups.ts'
import { roleWords, lookupWords as words } from '#messages/people-lists.ts'
import { useLanguage, useSay } from '#web/language.ts'

interface Props {
  row: UsedLookup
  others: readonly UsedLookup[]
  isFirst: boolean
  isLast: boolean
  onRename: (label: Bilingual<string>) => Promise<void>
  onMove: (step: -1 | 1) => Promise<void>
  onMerge: (into: number) => Promise<void>
  onRemove: () => Promise<void>
}

/** One word of a list, in both languages, with what can be done to it. */
export function LookupRow({ row, others, isFirst, isLast, onRename, onMove, onMerge, onRemove }: Props) {
  const say = useSay()
  const language = useLanguage()
  const [label, setLabel] = useState(row.label)
  const isChanged = label.de !== row.label.de || label.en !== row.label.en
  const name = row.label[language] || row.label.de
  return (
    <Group gap="xs" wrap="wrap" component="section" aria-label={name}>
      <Label label={label} onChange={setLabel} />
      <Button variant="default" disabled={!isChanged} onClick={() => void onRename(label)}>
        {say(words.save)}
      </Button>
      <Badge variant="outline" tt="none" color="var(--muted)">
        {say(roleWords.usedBy(row.usedBy))}
      </Badge>
      <ActionIcon
        variant="default"
        size="lg"
        disabled={isFirst}
        aria-label={`${say(words.up)}: ${name}`}
        onClick={() => void onMove(-1)}
      >
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        disabled={isLast}
        aria-label={`${say(words.down)}: ${name}`}
        onClick={() => void onMove(1)}
      >
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
      <Select
        aria-label={`${say(words.mergeInto)}: ${name}`}
        placeholder={say(words.mergeInto)}
        data={others.map(other => ({
          value: String(other.id),
          label: other.label[language] || other.label.de,
        }))}
        value={null}
        onChange={into => into && void onMerge(Number(into))}
        w="11rem"
      />
      <ActionIcon
        variant="default"
        size="lg"
        disabled={row.usedBy > 0}
        aria-label={`${say(words.remove)}: ${name}`}
        onClick={() => void onRemove()}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </Group>
  )
}

/** A word to be added at the end. */
export function NewLookup({ onAdd }: { onAdd: (label: Bilingual<string>) => Promise<void> }) {
  const say = useSay()
  const [label, setLabel] = useState({ de: '', en: '' })
  const add = async () => {
    await onAdd(label)
    setLabel({ de: '', en: '' })
  }
  return (
    <Group gap="xs" wrap="wrap">
      <Label label={label} onChange={setLabel} />
      <Button
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={label.de.trim() === ''}
        onClick={() => void add()}
      >
        {say(words.add)}
      </Button>
    </Group>
  )
}

function Label({
  label,
  onChange,
}: {
  label: Bilingual<string>
  onChange: (label: Bilingual<string>) => void
}) {
  const say = useSay()
  return (
    <>
      {(['de', 'en'] as const).map(one => (
        <TextInput
          key={one}
          lang={one}
          aria-label={say(one === 'de' ? words.german : words.english)}
          placeholder={say(one === 'de' ? words.german : words.english)}
          value={label[one]}
          onChange={event => onChange({ ...label, [one]: event.currentTarget.value })}
        />
      ))}
    </>
  )
}
