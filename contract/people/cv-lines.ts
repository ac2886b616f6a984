export const mostStations = 100

/**
 * A station of a CV. A year or month without an end: it continues. `from` empty: it ended at `to`, its start
 * is unknown.
 */
export interface Station {
  from: string
  to: string
  isOpen: boolean
  event: string
}

const moment = String.raw`(?:(?:0?[1-9]|1[0-2])[./])?(?:19|20)\d\d`
const since = new RegExp(`^(?:seit|since|ab|from) (${moment})$`, 'i')
const until = new RegExp(`^(?:bis|until) (${moment})$`, 'i')
const range = new RegExp(`^(${moment})(?: ?[-–—] ?(${moment}|heute|today|now)?)?$`, 'i')

/**
 * Parses a line of a CV, `daterange:eventname`: `2015–2019: Promotion in Physik`, `seit 2019: …`, `2019–: …`,
 * `03/2012: …`. Null if it is not one, or ends before it begins.
 */
export function stationIn(line: string): Station | null {
  const colon = line.indexOf(':')
  if (colon < 0) return null
  const event = line.slice(colon + 1).trim()
  const times = timesIn(
    line
      .slice(0, colon)
      .replace(/\p{Zs}+/gu, ' ')
      .trim(),
  )
  return times && event !== '' ? { ...times, event } : null
}

function timesIn(text: string): Omit<Station, 'event'> | null {
  const begun = since.exec(text)?.[1]
  if (begun) return { from: begun, to: '', isOpen: true }
  const ended = until.exec(text)?.[1]
  if (ended) return { from: '', to: ended, isOpen: false }
  const [whole, from = '', to = ''] = range.exec(text) ?? []
  if (whole === undefined) return null
  const isOpen = /[-–—]/.test(text) && !/\d/.test(to)
  if (to !== '' && !isOpen && monthOf(to) < monthOf(from)) return null
  return { from, to: isOpen ? '' : to, isOpen }
}

/** Months since the year 0, for comparing. */
function monthOf(text: string): number {
  const [year = 0, month = 1] = text.split(/[./]/).map(Number).reverse()
  return year * 12 + month
}

/** Same as `stationIn` for an unfinished line, as far as it goes: one without a year or an event. */
export function unfinishedStationIn(line: string): Station {
  const colon = line.indexOf(':')
  const times = line.slice(0, Math.max(colon, 0)).trim()
  const event = line.slice(colon + 1).trim()
  const ended = /^(?:bis|until) (.*)$/i.exec(times)?.[1]
  if (ended !== undefined) return { from: '', to: ended, isOpen: false, event }
  const [from = '', to] = times.split('–')
  return { from, to: to ?? '', isOpen: to === '', event }
}

/** Returns the line of a station, as stored. */
export function lineOf({ from, to, isOpen, event }: Station): string {
  if (from === '' && to !== '' && !isOpen) return `bis ${to}: ${event}`
  return `${from}${isOpen ? '–' : to ? `–${to}` : ''}: ${event}`
}

/** Returns every station of a CV, current ones first, then by the latest start. */
export function stationsOf(cv: string): Station[] {
  const stations = linesOf(cv).flatMap(line => stationIn(line) ?? [])
  const begins = ({ from, to }: Station) => monthOf(from || to)
  return stations.sort((a, b) => Number(b.isOpen) - Number(a.isOpen) || begins(b) - begins(a))
}

export function linesOf(cv: string): string[] {
  return cv.split('\n').filter(line => line.trim() !== '')
}
