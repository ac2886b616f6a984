import { Stack, Title } from '@mantine/core'
import { type ReactNode, type RefObject, useId } from 'react'
import { inLanguage } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { backstageMenu, records } from '#messages/backstage.ts'
import { shell } from '#messages/shell.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Breadcrumbs } from '#web/ui/chrome/breadcrumbs.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { Fields } from './fields.tsx'
import { changedFields } from './form-values.ts'
import { goToField } from './go-to-field.ts'
import { LeaveGuard } from './leave-guard.tsx'
import styles from './record-editor.module.css'
import { SaveBar } from './save-bar.tsx'
import { titleIn } from './title-in.ts'
import type { RecordForm } from './use-record-form.ts'

interface Stored {
  id: number
  version: number
}

interface Props<F extends object, Item extends F & Stored> {
  form: RecordForm<F, Item>
  item: Item | null
  isLeaving: RefObject<boolean>
  /** The list it belongs to. */
  list: { label: string; href: string }
  newTitle: string
  /** What a record without a title is called. */
  nameOf?: (values: F) => string
  fieldLabel: (field: string) => string
  /** What stands beside the texts. */
  side: ReactNode
  children: ReactNode
}

/** The frame of every editor: what is wrong, what somebody else saved, the texts with what belongs to them, and save. */
export function RecordEditor<F extends object, Item extends F & Stored>(props: Props<F, Item>) {
  const { form, item, isLeaving, list, newTitle, nameOf, fieldLabel, side, children } = props
  const say = useSay()
  const language = useLanguage()
  const { values, errors, conflict } = form
  const title = nameOf ? nameOf(values) : inLanguage(titleIn(values), language).value
  const name = title || (item ? say(records.untitled) : newTitle)
  const home = { label: say(backstageMenu.home), href: addressOf('backstage', language) }
  const prefix = `${useId()}-`
  const problems = Object.entries(errors).map(([field, message]) => ({
    field: prefix + field,
    message: `${fieldLabel(field)}: ${message}`,
  }))
  return (
    <div className={styles.page}>
      <Stack gap="lg">
        <Breadcrumbs label={say(shell.here)} trail={[home, list, { label: name }]} />
        <Title order={1} size="h2">
          {name}
        </Title>
        {conflict && (
          <ConflictNotice
            fields={changedFields(values, { ...values, ...pick(conflict, values) }).map(fieldLabel)}
            onKeepMine={form.keepMine}
            onTakeTheirs={() => form.replace(conflict)}
          />
        )}
        <ErrorSummary title={say(shell.errorSummary)} errors={problems} refusal={errors} onGo={goToField} />
        <Fields prefix={prefix} errors={errors}>
          <div className={styles.columns}>
            <Stack gap="xl" miw={0}>
              {children}
            </Stack>
            <Stack gap="md">{side}</Stack>
          </div>
        </Fields>
      </Stack>
      <SaveBar
        isNew={!item}
        isDirty={form.isDirty}
        isSaving={form.isSaving}
        isSmallChange={form.isSmallChange}
        onSmallChange={form.setSmallChange}
        onSave={() => void form.save()}
      />
      {!item && <LeaveGuard isUnsaved={form.isDirty} isLeaving={isLeaving} />}
    </div>
  )
}

function pick<F extends object>(from: F, like: object): Partial<F> {
  return Object.fromEntries(Object.keys(like).map(name => [name, from[name as keyof F]])) as Partial<F>
}
