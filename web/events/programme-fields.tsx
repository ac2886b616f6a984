import { Button, Checkbox, Stack, Title, VisuallyHidden } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { ProgrammeEntry } from '#contract/events/parts.ts'
import { entryNumber, eventsBackstage as words } from '#messages/events-backstage.ts'
import { useSay } from '#web/language.ts'
import { FieldRows } from '#web/records/field-rows.tsx'
import { useField } from '#web/records/fields.tsx'
import type { EventForm } from './event-form.ts'
import { OneEntry } from './one-entry.tsx'

const none = { de: '', en: '' }

/** What happens when. Entries are put in the order of their times by the website; here they stand as they are written. */
export function ProgrammeFields({ form: { values, set } }: EventForm) {
  const say = useSay()
  const field = useField()
  const [moved, setMoved] = useState('')
  const [dragged, setDragged] = useState<number | null>(null)
  const { programme } = values
  const change = (next: ProgrammeEntry[]) => set('programme', next)
  const add = () => {
    const last = programme.at(-1)
    const start = last?.end ?? last?.start ?? values.start ?? new Date().toISOString()
    change([...programme, { start, end: null, title: none, text: none, alertType: 'none', alertText: none }])
  }
  const move = (from: number, to: number) => {
    const next = [...programme]
    next.splice(to, 0, ...next.splice(from, 1))
    change(next)
    setMoved(`${say(words.entryMoved)}: ${say(entryNumber(to + 1))}`)
  }
  const dragOver = (place: number) => {
    if (dragged === null || dragged === place) return
    move(dragged, place)
    setDragged(place)
  }
  return (
    <Stack gap="md" component="section" id={field('programme').id} tabIndex={-1}>
      <Title order={2} size="h4">
        {say(words.programme)}
      </Title>
      <FieldRows name="programme" value={programme} onChange={change}>
        {(entry, own) => (
          <OneEntry
            {...own}
            count={programme.length}
            entry={entry}
            onMove={by => move(own.number - 1, own.number - 1 + by)}
            isDragged={dragged === own.number - 1}
            onDrag={isDragged => setDragged(isDragged ? own.number - 1 : null)}
            onDragOver={() => dragOver(own.number - 1)}
          />
        )}
      </FieldRows>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      <Button
        variant="default"
        style={{ alignSelf: 'start' }}
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={add}
      >
        {say(words.addEntry)}
      </Button>
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
