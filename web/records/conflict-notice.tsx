import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { type RefObject, useEffect, useState } from 'react'
import { differencesBetween } from '#contract/differences.ts'
import { backstage } from '#messages/backstage.ts'
import { changedBySomebody, editing } from '#messages/editing.ts'
import { useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { type Choice, choicesBetween, decidedFields } from './choices.ts'
import styles from './conflict-notice.module.css'
import { Differences, useValueWords } from './differences.tsx'
import { merged } from './form-values.ts'
import { fieldsOf, type Stored } from './use-edited.ts'
import { useMomentOf } from './use-moment.ts'
import type { RecordForm } from './use-record-form.ts'
import { WordDifference } from './word-difference.tsx'

/** Who saved the other version and when, where the record has these fields. */
interface Saved {
  updatedAt?: string
  updatedBy?: { name: string } | null
}

interface Props<F extends object, Item extends F & Stored> {
  form: RecordForm<F, Item>
  conflict: Item
  fieldLabel: (field: string) => string
  /** Element that takes the focus. */
  box: RefObject<HTMLDivElement | null>
}

/**
 * Shown when the record was saved by another user in the meantime: by whom, when and what. The user chooses
 * field by field; nothing typed is lost.
 */
export function ConflictNotice<F extends object, Item extends F & Stored>(props: Props<F, Item>) {
  const { form, conflict, fieldLabel, box } = props
  const say = useSay()
  const momentOf = useMomentOf()
  // Does not take the focus while the user types: the save bar links here.
  useEffect(() => {
    if (!isTextField(document.activeElement)) box.current?.focus()
  }, [box])
  const theirs = fieldsOf(form.values, conflict)
  const choicesFrom = (mine: F) => choicesBetween(form.stored, mine, theirs)
  const choices = choicesFrom(form.values)
  const [taken, setTaken] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isMine = ({ field, changedBy }: Choice) => taken.get(field) ?? changedBy !== 'them'
  const settle = (make: (mine: F) => F) => {
    const before = form.settle(conflict, make)
    toast.undo(say(editing.merged), say(backstage.undo), () =>
      form.enter(now => merged(make(before), now, before)),
    )
  }
  const { updatedAt, updatedBy } = conflict as Saved
  return (
    <div ref={box} tabIndex={-1}>
      <Notice
        tone="warn"
        announce="alert"
        title={say(changedBySomebody(updatedBy?.name, updatedAt && momentOf(updatedAt)))}
        actions={
          <Group gap="xs">
            <Button onClick={() => settle(mine => decidedFields(theirs, choicesFrom(mine), isMine))}>
              {say(editing.merge)}
            </Button>
            <Button variant="default" onClick={() => settle(() => theirs)}>
              {say(editing.takeTheirs)}
            </Button>
          </Group>
        }
      >
        {say(editing.conflictLead)}
        <ul className={styles.fields}>
          {choices.map(choice => (
            <li key={choice.field}>
              <OneField
                choice={choice}
                fieldLabel={fieldLabel}
                isMine={isMine(choice)}
                onChange={mine => setTaken(known => new Map(known).set(choice.field, mine))}
              />
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

interface FieldProps {
  choice: Choice
  fieldLabel: (field: string) => string
  isMine: boolean
  onChange: (isMine: boolean) => void
}

function OneField({ choice, fieldLabel, isMine, onChange }: FieldProps) {
  const say = useSay()
  const { field, mine, theirs } = choice
  const inWords = useValueWords([{ field, before: theirs, after: mine }])
  const label = fieldLabel(field)
  const inside = differencesBetween([field], { [field]: theirs }, { [field]: mine })
  const sides = say(editing.sides)
  return (
    <Stack gap={4}>
      <Group gap="sm" justify="space-between">
        <Group gap="xs">
          <Text fw={600}>{label}</Text>
          {choice.changedBy === 'both' && (
            <Text span size="sm" fw={600} c="var(--warn)">
              {say(editing.changedByBoth)}
            </Text>
          )}
        </Group>
        <SegmentedControl
          size="xs"
          aria-label={label}
          data={[
            { value: 'mine', label: sides.mine },
            { value: 'theirs', label: sides.theirs },
          ]}
          value={isMine ? 'mine' : 'theirs'}
          onChange={value => onChange(value === 'mine')}
        />
      </Group>
      {inside.length > 1 ? (
        <Differences differences={inside} fieldLabel={fieldLabel} />
      ) : (
        <WordDifference before={inWords(field, theirs)} after={inWords(field, mine)} />
      )}
    </Stack>
  )
}

function isTextField(element: Element | null): boolean {
  return element instanceof HTMLElement && (element.isContentEditable || element.matches('input, textarea'))
}
