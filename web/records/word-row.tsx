import { Box, Select, Text, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { Bilingual, Language } from '#contract/language.ts'
import { backstage } from '#messages/backstage.ts'
import { mergeQuestion, words } from '#messages/words.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'
import { confirmFirst } from '#web/shell/confirm-first.tsx'
import { RemoveButton } from './remove-button.tsx'
import { MoveTools, RowGrip } from './row-tools.tsx'
import { useRow } from './use-row.ts'
import styles from './word-row.module.css'

interface Word {
  id: number
  label: Bilingual<string>
  /** Number of people or records that use the word. */
  usedBy: number
}

interface Props {
  row: Word
  others: readonly Word[]
  /** Formats the number of uses: `3 people`. */
  usedBy: (count: number) => Bilingual<string>
  /** Shows the uses on request. */
  uses?: ReactNode
  /** Throws if the server refuses, as `onMerge` does. */
  onRename: (label: Bilingual<string>) => Promise<unknown>
  onMerge: (into: number) => Promise<unknown>
  /** Null if the word can't be deleted because it is used. */
  onRemove: (() => Promise<void>) | null
}

/** One word of an alphabetical list. */
export function WordRow(props: Props) {
  return (
    <section aria-label={nameIn(props.row, useLanguage())} data-row>
      <WordFields {...props} />
    </section>
  )
}

/** One word of a `RowList`. */
export function OrderedWordRow(props: Props) {
  const id = String(props.row.id)
  const name = nameIn(props.row, useLanguage())
  const { frame, handle } = useRow(id)
  return (
    <Box component="section" {...frame} className={styles.ordered ?? ''} aria-label={name}>
      <RowGrip id={id} handle={handle} />
      <WordFields {...props} moves={<MoveTools id={id} />} />
    </Box>
  )
}

export function nameIn({ label }: Pick<Word, 'label'>, language: Language): string {
  return label[language] || label.de
}

interface FieldsProps extends Props {
  moves?: ReactNode
}

/** A word in both languages, with its actions. */
function WordFields(props: FieldsProps) {
  const { row, usedBy, uses, moves, onRename, onRemove } = props
  const say = useSay()
  const name = nameIn(row, useLanguage())
  const [label, setLabel] = useState(row.label)
  const isChanged = label.de !== row.label.de || label.en !== row.label.en
  return (
    <WordForm label={label} onChange={setLabel} onSubmit={() => onRename(label)}>
      <div className={styles.tools}>
        <SubmitButton variant="default" disabled={!isChanged}>
          {say(words.save)}
        </SubmitButton>
        <span className={styles.used}>{uses ?? say(usedBy(row.usedBy))}</span>
        {moves}
        <RemoveButton name={name} isDisabled={!onRemove} onClick={() => void onRemove?.()} />
        <Merge {...props} name={name} />
      </div>
    </WordForm>
  )
}

function Merge({ row, others, usedBy, onMerge, name }: Props & { name: string }) {
  const say = useSay()
  const language = useLanguage()
  const merge = (into: Word) =>
    confirmFirst({
      title: say(words.merge),
      children: <Text size="sm">{say(mergeQuestion(usedBy(row.usedBy), name, nameIn(into, language)))}</Text>,
      labels: { confirm: say(words.merge), cancel: say(backstage.cancel) },
      isDangerous: true,
      onConfirm: () => onMerge(into.id),
    })
  return (
    <Select
      aria-label={`${say(words.mergeInto)}: ${name}`}
      placeholder={say(words.mergeInto)}
      data={others.map(other => ({ value: String(other.id), label: nameIn(other, language) }))}
      value={null}
      onChange={id => {
        const into = others.find(other => String(other.id) === id)
        if (into) merge(into)
      }}
      w="11rem"
    />
  )
}

interface NewProps {
  /** Whether the other rows have handles: the fields are then indented. */
  isOrdered?: boolean
  /** Throws if the server refuses; the input stays. */
  onAdd: (label: Bilingual<string>) => Promise<unknown>
}

/** The form to add a word at the end. */
export function NewWord({ isOrdered, onAdd }: NewProps) {
  const say = useSay()
  const [label, setLabel] = useState({ de: '', en: '' })
  const isEmpty = label.de.trim() === ''
  const add = async () => {
    await onAdd(label)
    setLabel({ de: '', en: '' })
  }
  return (
    <WordForm label={label} onChange={setLabel} onSubmit={add} {...(isOrdered && { isOrdered })}>
      <div className={styles.tools}>
        <SubmitButton leftSection={<IconPlus size={16} aria-hidden />} disabled={isEmpty}>
          {say(words.add)}
        </SubmitButton>
      </div>
    </WordForm>
  )
}

interface FormProps {
  label: Bilingual<string>
  onChange: (label: Bilingual<string>) => void
  onSubmit: () => Promise<unknown>
  isOrdered?: boolean
  children: ReactNode
}

/** The two fields of a word, and the content beside them. */
function WordForm({ label, onChange, onSubmit, isOrdered, children }: FormProps) {
  const say = useSay()
  return (
    <CheckedForm onSubmit={onSubmit}>
      <div className={styles.row} data-ordered={isOrdered}>
        {(['de', 'en'] as const).map(one => (
          <TextInput
            key={one}
            lang={one}
            name={`label.${one}`}
            aria-label={say(one === 'de' ? words.german : words.english)}
            placeholder={say(one === 'de' ? words.german : words.english)}
            value={label[one]}
            onChange={event => onChange({ ...label, [one]: event.currentTarget.value })}
          />
        ))}
        {children}
      </div>
    </CheckedForm>
  )
}
