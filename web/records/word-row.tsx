import { ActionIcon, Button, Select, Text, TextInput } from '@mantine/core'
import { modals } from '@mantine/modals'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Bilingual } from '#contract/language.ts'
import { backstage } from '#messages/backstage.ts'
import { mergeQuestion, words } from '#messages/words.ts'
import { useLanguage, useSay } from '#web/language.ts'
import styles from './word-row.module.css'

interface Word {
  id: number
  label: Bilingual<string>
  /** How many people or records bear it. */
  usedBy: number
}

/** Ways up and down; undefined at the end. */
export interface Steps {
  up: (() => Promise<void>) | undefined
  down: (() => Promise<void>) | undefined
}

interface Props {
  row: Word
  others: readonly Word[]
  /** What bears it, in words: `3 people`. */
  usedBy: (count: number) => Bilingual<string>
  /** Where it is used, on request. */
  uses?: ReactNode
  /** Null where the order is that of the alphabet. */
  steps: Steps | null
  onRename: (label: Bilingual<string>) => Promise<void>
  onMerge: (into: number) => Promise<void>
  /** Null where it cannot be deleted while it is used. */
  onRemove: (() => Promise<void>) | null
}

/** One word of a list, in both languages, with what can be done to it. */
export function WordRow(props: Props) {
  const { row, usedBy, uses, onRename } = props
  const say = useSay()
  const language = useLanguage()
  const [label, setLabel] = useState(row.label)
  const isChanged = label.de !== row.label.de || label.en !== row.label.en
  const name = row.label[language] || row.label.de
  return (
    <section className={styles.row} aria-label={name} data-row>
      <Label label={label} onChange={setLabel} onEnter={() => isChanged && void onRename(label)} />
      <div className={styles.tools}>
        <Button variant="default" disabled={!isChanged} onClick={() => void onRename(label)}>
          {say(words.save)}
        </Button>
        <span className={styles.used}>{uses ?? say(usedBy(row.usedBy))}</span>
        <Tools {...props} name={name} />
      </div>
    </section>
  )
}

function Tools({ row, others, usedBy, steps, onMerge, onRemove, name }: Props & { name: string }) {
  const say = useSay()
  const language = useLanguage()
  const merge = (into: Word) =>
    modals.openConfirmModal({
      title: say(words.merge),
      children: (
        <Text size="sm">
          {say(mergeQuestion(usedBy(row.usedBy), name, into.label[language] || into.label.de))}
        </Text>
      ),
      labels: { confirm: say(words.merge), cancel: say(backstage.cancel) },
      confirmProps: { color: 'red' },
      onConfirm: () => void onMerge(into.id),
    })
  const tools = [
    ...(steps
      ? [
          { label: words.up, icon: IconArrowUp, run: steps.up },
          { label: words.down, icon: IconArrowDown, run: steps.down },
        ]
      : []),
    { label: words.remove, icon: IconTrash, run: onRemove },
  ]
  return (
    <>
      {tools.map(({ label, icon: Sign, run }) => (
        <ActionIcon
          key={label.en}
          variant="default"
          size="lg"
          disabled={!run}
          aria-label={`${say(label)}: ${name}`}
          title={say(label)}
          onClick={() => void run?.()}
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
export function NewWord({ onAdd }: { onAdd: (label: Bilingual<string>) => Promise<void> }) {
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
