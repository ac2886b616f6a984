/** An attachment as the outbox keeps it: its bytes in base64. */
export interface StoredAttachment {
  name: string
  /** Its media type. */
  type: string
  content: string
}

/** An entry for the reader's calendar, as iCalendar text (RFC 5545). */
export interface CalendarEntry {
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL'
  content: string
}
