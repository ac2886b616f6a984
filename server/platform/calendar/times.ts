import { hour } from '#contract/durations.ts'
import { timeZone } from '#contract/language.ts'
import { contentLine } from './content-line.ts'

/**
 * The time zone rules of Berlin since 1996, when the European ones began: for programs that do not know the
 * zone by name.
 */
export const timeZoneLines = [
  'BEGIN:VTIMEZONE',
  `TZID:${timeZone}`,
  'BEGIN:DAYLIGHT',
  'TZNAME:CEST',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZNAME:CET',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })

/** `20270412T150000Z` */
export function utcOf(moment: Date): string {
  return compact(moment.toISOString().slice(0, 19).replace('T', ' ')).concat('Z')
}

/**
 * Returns a moment in Berlin's time; in UTC for the hour that occurs twice in October, which programs
 * interpret differently.
 */
export function timeOf(name: string, moment: Date): string {
  const local = berlin.format(moment)
  const isTwice = [-hour, hour].some(away => berlin.format(new Date(moment.getTime() + away)) === local)
  return isTwice ? contentLine(name, utcOf(moment)) : contentLine(name, compact(local), { TZID: timeZone })
}

export function nextDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + 1)
  return at.toISOString().slice(0, 10)
}

function compact(time: string): string {
  return time.replace(/[-:]/g, '').replace(' ', 'T')
}
