import { Checkbox, Stack, Title } from '@mantine/core'
import { mostEntries, type ProgrammeEntry } from '#contract/events/parts.ts'
import { entryNumber, eventsBackstage as words } from '#messages/events-backstage.ts'
import { useSay } from '#web/language.ts'
import { FieldRows } from '#web/records/field-rows.tsx'
import { useField } from '#web/records/fields.tsx'
import type { EventForm } from './event-form.ts'
import { OneEntry } from './one-entry.tsx'

const none = { de: '', en: '' }

/** Entries of the programme in the order they were written; the website sorts them by time. */
export function ProgrammeFields({ form: { values, set, update } }: EventForm) {
  const say = useSay()
  const field = useField()
  const { programme } = values
  const blank = (now: readonly ProgrammeEntry[]): ProgrammeEntry => {
    const last = now.at(-1)
    const start = last?.end ?? last?.start ?? values.start ?? new Date().toISOString()
    return { start, end: null, title: none, text: none, alertType: 'none', alertText: none }
  }
  return (
    <Stack gap="md" component="section" id={field('programme').id} tabIndex={-1}>
      <Title order={2} size="h4">
        {say(words.programme)}
      </Title>
      <FieldRows
        name="programme"
        value={programme}
        onChange={make => update('programme', make)}
        nameOf={entryNumber}
        most={mostEntries}
        add={{ label: words.addEntry, blank }}
      >
        {(entry, own) => <OneEntry entry={entry} {...own} />}
      </FieldRows>
      {programme.length > 0 && (
        <Checkbox
          label={say(words.isProgrammeVisible)}
          checked={values.isProgrammeVisible}
          onChange={event => set('isProgrammeVisible', event.currentTarget.checked)}
        />
      )}
    </Stack>
  )
}
