/** An attachment as stored in the outbox, with its bytes in base64. */
export interface StoredAttachment {
  name: string
  /** Media type. */
  type: string
  content: string
}

/** A calendar entry as iCalendar text (RFC 5545). */
export interface CalendarEntry {
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL'
  content: string
}
