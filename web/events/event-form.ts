import type { EventFields, EventItem } from '#contract/events/event.ts'
import type { RecordForm } from '#web/records/use-record-form.ts'

/** An event while somebody edits it. */
export interface EventForm {
  form: RecordForm<EventFields, EventItem>
  item: EventItem | null
}
