import { Text } from '@mantine/core'
import { isAnotherAppointment } from '#contract/events/event.ts'
import { writtenToAfterSave } from '#messages/event-moved.ts'
import { useSay } from '#web/language.ts'
import type { EventForm } from './event-form.ts'
import { countOf } from './registered-warning.tsx'

/** While a change is not saved that those who registered will hear of: how many they are. */
export function ToldBySave({ form: { values }, item }: EventForm) {
  const say = useSay()
  const count = item ? countOf(item) : 0
  const isOver = values.end !== null && Date.parse(values.end) < Date.now()
  const isTold = item && values.registration.mails.changed && !isOver && isAnotherAppointment(item, values)
  return (
    <div role="status">
      {isTold && count > 0 && (
        <Text size="sm" mt="sm" c="var(--warn)">
          {say(writtenToAfterSave(count))}
        </Text>
      )}
    </div>
  )
}
