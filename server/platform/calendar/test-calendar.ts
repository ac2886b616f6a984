import ICAL from 'ical.js'

/** Parses a calendar file with another library, with the time zone that the file contains. */
export function readCalendar(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content))
  const zone = calendar.getFirstSubcomponent('vtimezone')
  ICAL.TimezoneService.reset()
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const events = calendar.getAllSubcomponents('vevent').map(part => new ICAL.Event(part))
  return { calendar, events, event: events[0] as ICAL.Event }
}

export interface Kept {
  sequence: number
  status: string
  title: string
  place: string
  /** The moment, or `2027-03-28` for whole days. */
  start: string
  /** The moment, or the day after the last one. */
  end: string
}

/** A calendar by uid: an entry replaces one with the same uid and a lower sequence (RFC 5546 §2.1.5). */
export class CalendarProgram {
  readonly entries = new Map<string, Kept>()

  take(content: string): void {
    for (const event of readCalendar(content).events) {
      const kept = this.entries.get(event.uid)
      if (kept && kept.sequence >= event.sequence) continue
      this.entries.set(event.uid, entryOf(event))
    }
  }

  /** Returns the only entry; throws for any other number. */
  entry(): Kept {
    const [entry, ...more] = this.entries.values()
    if (!entry || more.length > 0) throw new Error(`The calendar holds ${this.entries.size} entries.`)
    return entry
  }
}

function entryOf(event: ICAL.Event): Kept {
  const { sequence, summary: title, location: place, startDate, endDate } = event
  const status = String(event.component.getFirstPropertyValue('status'))
  return { sequence, status, title, place, start: written(startDate), end: written(endDate) }
}

function written(time: ICAL.Time): string {
  return time.isDate ? time.toString() : time.toJSDate().toISOString()
}

// Properties that every entry has exactly once (RFC 5545 §3.6.1).
const once = ['uid', 'dtstamp', 'dtstart', 'sequence', 'status', 'summary', 'url']

/** Returns violations of RFC 5545 that a lenient parser does not report. */
export function faultsOf(content: string): string[] {
  const { calendar, events } = readCalendar(content)
  const faults = ['version', 'prodid'].filter(name => calendar.getAllProperties(name).length !== 1)
  const zones = calendar.getAllSubcomponents('vtimezone').map(zone => zone.getFirstPropertyValue('tzid'))
  if (content.split('\r\n').some(line => Buffer.byteLength(line) > 75)) faults.push('a line is too long')
  for (const { component } of events) {
    faults.push(...once.filter(name => component.getAllProperties(name).length !== 1))
    const named = component.getAllProperties().flatMap(property => property.getParameter('tzid') ?? [])
    faults.push(...named.filter(zone => !zones.includes(zone)).map(zone => `no zone ${zone}`))
  }
  const uids = events.map(({ uid }) => uid)
  if (new Set(uids).size < uids.length) faults.push('a uid comes twice')
  return faults
}
