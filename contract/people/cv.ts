import { z } from 'zod'
import { lines } from '../fields.ts'
import { linesOf, mostStations, stationIn } from './cv-lines.ts'

export { lineOf, type Station, stationIn, stationsOf } from './cv-lines.ts'

const longestCv = 10_000 // characters: some hundred stations

/** A CV in one language: a line for each station. */
export const cvText = lines(longestCv, 'validCv').refine(
  cv => linesOf(cv).length <= mostStations && linesOf(cv).every(line => stationIn(line) !== null),
  { error: 'validCv' },
)

export const station = z.object({
  from: z.string(),
  to: z.string(),
  isOpen: z.boolean(),
  event: z.string(),
})
