import { lineOf, linesOf, type Station, stationIn, unfinishedStationIn } from '#contract/people/cv-lines.ts'

export const blankStation: Station = { from: '', to: '', isOpen: false, event: '' }

/** Parses the stations of a CV, incomplete ones included. */
export function stationsIn(cv: string): Station[] {
  return linesOf(cv).map(line => stationIn(line) ?? unfinishedStationIn(line))
}

/** Returns the lines in which the stations are stored; empty stations are left out. */
export function linesFrom(stations: readonly Station[]): string {
  return stations.filter(isBegun).map(lineOf).join('\n')
}

/** Returns what a station lacks; null for a complete or an empty station. */
export function lackOf(station: Station): 'year' | 'event' | 'times' | null {
  const { from, to, event } = station
  if (!isBegun(station)) return null
  if (from.trim() === '' && to.trim() === '') return 'year'
  if (event.trim() === '') return 'event'
  return stationIn(lineOf(station)) ? null : 'times'
}

function isBegun({ from, to, isOpen, event }: Station): boolean {
  return isOpen || [from, to, event].some(text => text.trim() !== '')
}
