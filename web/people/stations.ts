import { begunIn, lineOf, linesOf, type Station, stationIn } from '#contract/people/cv-lines.ts'

export const blankStation: Station = { from: '', to: '', isOpen: false, event: '' }

/** The stations of a CV, those that are only begun too. */
export function stationsIn(cv: string): Station[] {
  return linesOf(cv).map(line => stationIn(line) ?? begunIn(line))
}

/** The lines they are kept in; where nothing was typed there is nothing to keep. */
export function linesFrom(stations: readonly Station[]): string {
  return stations.filter(isBegun).map(lineOf).join('\n')
}

/** What a station lacks; null for one that is whole, or has not been begun. */
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
