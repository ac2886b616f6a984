import { Text } from '@mantine/core'
import { isAnotherAppointment } from '#contract/events/event.ts'
import { writtenToAfterSave } from '#messages/event-moved.ts'
import { useSay } from '#web/language.ts'
import type { EventForm } from './event-form.ts'
import { useRegistrationLetters } from './registration-letters.ts'

/** Number of guests who will be notified of an unsaved change. */
export function ChangeLettersNotice({ form: { values }, item }: EventForm) {
  const say = useSay()
  const isOver = values.end !== null && Date.parse(values.end) < Date.now()
  const isNotified =
    item !== undefined &&
    item !== null &&
    values.registration.mails.changed &&
    !isOver &&
    isAnotherAppointment(item, values)
  const { data } = useRegistrationLetters(isNotified ? item.id : null)
  const count = data?.toldOfChanges ?? 0
  return (
    <div role="status">
      {isNotified && count > 0 && (
        <Text size="sm" mt="sm" c="var(--warn)">
          {say(writtenToAfterSave(count))}
        </Text>
      )}
    </div>
  )
}
