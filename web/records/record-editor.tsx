import { Stack, Text } from '@mantine/core'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { inLanguage } from '#contract/language.ts'
import { records } from '#messages/backstage.ts'
import { shell } from '#messages/shell.ts'
import { reportUnreadableDate } from '#web/dates/unreadable.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { rememberRecent } from '#web/shell/recent.ts'
import { ScreenHead } from '#web/shell/screen-head.tsx'
import { useUser } from '#web/shell/signed-in.tsx'
import { takeFocus } from '#web/ui/backstage/lost-focus.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { EditorPart } from './editor-part.tsx'
import { Fields } from './fields.tsx'
import { goToField } from './go-to-field.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { OthersHere } from './others-here.tsx'
import styles from './record-editor.module.css'
import { SaveBar } from './save-bar.tsx'
import { titleIn } from './title-in.ts'
import type { Stored } from './use-edited.ts'
import { type Declared, useNeeded } from './use-needed.ts'
import type { Others } from './use-others.ts'
import type { RecordForm } from './use-record-form.ts'

interface Props<F extends object, Item extends F & Stored> {
  form: RecordForm<F, Item>
  /** Determines which fields are marked as required. */
  declared: Declared
  item: Item | null
  isLeaving: RefObject<boolean>
  /**
   * Other users who have the record open, and whether a newer version was saved. Absent for records that only
   * one user edits.
   */
  others?: Others
  newTitle: string
  /** Title of a record that has no `title` field. */
  nameOf?: (values: F) => string
  fieldLabel: (field: string) => string
  /** Whether the texts can't be changed any more. */
  isFixed?: boolean
  /** Content of the column beside the texts. */
  side: ReactNode
  children: ReactNode
}

/** The frame of every editor: errors, conflict notice, texts, side panels and save bar. */
export function RecordEditor<F extends object, Item extends F & Stored>(props: Props<F, Item>) {
  const { form, declared, item, isLeaving, newTitle, nameOf, fieldLabel, isFixed, side, children } = props
  const { names: others = [], newer = null } = props.others ?? {}
  const say = useSay()
  const language = useLanguage()
  const { values, errors, conflict } = form
  const { isNeeded, hints } = useNeeded(declared, values)
  const title = nameOf ? nameOf(values) : inLanguage(titleIn(values), language).value
  const name = title || (item ? say(records.untitled) : newTitle)
  const prefix = `${useId()}-`
  const conflictBox = useRef<HTMLDivElement>(null)
  useRecentRecord(item ? name : null)
  const columns = useFirstFieldOf(item)
  const save = () => {
    const unreadable = reportUnreadableDate(columns.current)
    if (unreadable) goToField(unreadable.id)
    else void form.save()
  }
  const problems = Object.entries(errors).map(([field, message]) => ({
    field: prefix + field,
    message: `${fieldLabel(field)}: ${message}`,
  }))
  return (
    <div className={styles.page}>
      <Stack gap="lg">
        <ScreenHead title={name} under={<OthersHere names={others} />} />
        {conflict ? (
          <ConflictNotice key={conflict.version} box={conflictBox} {...{ form, conflict, fieldLabel }} />
        ) : (
          <DraftNotice draft={form.draft} values={values} fieldLabel={fieldLabel} />
        )}
        <ErrorSummary
          title={say(shell.errorSummary)}
          errors={problems}
          refusal={form.refusal}
          onGo={goToField}
        />
        {!isFixed && (
          <Text size="sm" c="dimmed">
            {hints.map(say).join(' ')}
          </Text>
        )}
        <Fields {...{ prefix, errors, isNeeded }}>
          <div className={styles.columns} ref={columns}>
            <Stack gap="xl" miw={0}>
              {children}
            </Stack>
            <Stack gap="md">
              <EditorPart>{side}</EditorPart>
            </Stack>
          </div>
        </Fields>
      </Stack>
      <SaveBar
        savedAt={form.savedAt ?? lastChange(item)}
        isDirty={form.isDirty}
        isSaving={form.isSaving}
        obstacle={form.obstacle}
        problem={form.problem}
        isDraftKept={form.draft.isKept}
        newer={conflict ? { by: savedBy(conflict), compare: () => conflictBox.current?.focus() } : newer}
        isSmallChange={form.isSmallChange}
        onSmallChange={form.setSmallChange}
        onSave={save}
      />
      {!item && (
        <LeaveGuard
          isUnsaved={form.isDirty}
          onLeave={form.leave}
          isDraftKept={form.draft.isKept}
          isLeaving={isLeaving}
        />
      )}
    </div>
  )
}

function savedBy(item: object): string | undefined {
  return 'updatedBy' in item ? (item as { updatedBy: { name: string } | null }).updatedBy?.name : undefined
}

function lastChange(item: object | null): Date | null {
  if (!item) return null
  return new Date('updatedAt' in item ? String(item.updatedAt) : 0)
}

/** Focuses the first field of a new record. */
function useFirstFieldOf(item: object | null): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const isNew = useRef(item === null)
  useEffect(() => {
    if (isNew.current)
      takeFocus(box.current?.querySelector<HTMLElement>('input, textarea'), { preventScroll: true })
  }, [])
  return box
}

/** Stores an opened record for the suggestions of the command palette. */
function useRecentRecord(title: string | null): void {
  const { id: person } = useUser()
  const { pathname } = useLocation()
  useEffect(() => {
    if (title !== null) rememberRecent(person, { title, address: pathname })
  }, [person, title, pathname])
}
