import { ActionIcon, Button, Select, Text, TextInput } from '@mantine/core'
import { modals } from '@mantine/modals'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Bilingual } from '#contract/language.ts'
import type { UsedLookup } from '#contract/people/lookups.ts'
import { backstage } from '#messages/backstage.ts'
import { mergeQuestion, roleForm, roleWords, lookupWords as words } from '#messages/people-lists.ts'
import { useLanguage, useSay } from '#web/language.ts'
import styles from './lookup-row.module.css'

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
export function LookupRow(props: Props) {
  const { row, onRename } = props
  const say = useSay()
  const language = useLanguage()
  const [label, setLabel] = useState(row.label)
  const isChanged = label.de !== row.label.de || label.en !== row.label.en
  const name = row.label[language] || row.label.de
  return (
    <section className={styles.row} aria-label={name}>
      <Label label={label} onChange={setLabel} onEnter={() => isChanged && void onRename(label)} />
      <div className={styles.tools}>
        <Button variant="default" disabled={!isChanged} onClick={() => void onRename(label)}>
          {say(words.save)}
        </Button>
        <span className={styles.used}>{say(roleWords.usedBy(row.usedBy))}</span>
        <Tools {...props} name={name} />
      </div>
    </section>
  )
}

function Tools({ row, others, isFirst, isLast, onMove, onMerge, onRemove, name }: Props & { name: string }) {
  const say = useSay()
  const language = useLanguage()
  const merge = (into: UsedLookup) =>
    modals.openConfirmModal({
      title: say(roleForm.merge),
      children: (
        <Text size="sm">{say(mergeQuestion(row.usedBy, name, into.label[language] || into.label.de))}</Text>
      ),
      labels: { confirm: say(roleForm.merge), cancel: say(backstage.cancel) },
      confirmProps: { color: 'red' },
      onConfirm: () => void onMerge(into.id),
    })
  const tools = [
    { label: words.up, icon: IconArrowUp, run: () => onMove(-1), isOff: isFirst },
    { label: words.down, icon: IconArrowDown, run: () => onMove(1), isOff: isLast },
    { label: words.remove, icon: IconTrash, run: onRemove, isOff: row.usedBy > 0 },
  ]
  return (
    <>
      {tools.map(({ label, icon: Sign, run, isOff }) => (
        <ActionIcon
          key={label.en}
          variant="default"
          size="lg"
          disabled={isOff}
          aria-label={`${say(label)}: ${name}`}
          title={say(label)}
          onClick={() => void run()}
        >
          <Sign size={18} aria-hidden />
        </ActionIcon>
      ))}
      <Select
        aria-label={`${say(words.mergeInto)}: ${name}`}
        placeholder={say(words.mergeInto)}
        data={others.map(other => ({
          value: String(other.id),
          label: other.label[language] || other.label.de,
        }))}
        value={null}
        onChange={id => {
          const into = others.find(other => String(other.id) === id)
          if (into) merge(into)
        }}
        w="11rem"
      />
    </>
  )
}

/** A word to be added at the end. */
export function NewLookup({ onAdd }: { onAdd: (label: Bilingual<string>) => Promise<void> }) {
  const say = useSay()
  const [label, setLabel] = useState({ de: '', en: '' })
  const isEmpty = label.de.trim() === ''
  const add = async () => {
    if (isEmpty) return
    await onAdd(label)
    setLabel({ de: '', en: '' })
  }
  return (
    <div className={styles.row}>
      <Label label={label} onChange={setLabel} onEnter={() => void add()} />
      <div className={styles.tools}>
        <Button
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={isEmpty}
          onClick={() => void add()}
        >
          {say(words.add)}
        </Button>
      </div>
    </div>
  )
}

interface LabelProps {
  label: Bilingual<string>
  onChange: (label: Bilingual<string>) => void
  onEnter: () => void
}

function Label({ label, onChange, onEnter }: LabelProps) {
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
          onKeyDown={event => event.key === 'Enter' && onEnter()}
        />
      ))}
    </>
  )
}
