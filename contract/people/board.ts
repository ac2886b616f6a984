import { z } from 'zod'
import { key } from '../fields.ts'
import { choiceOf } from '../references.ts'

/** A year, a month or a day: as precise as known. */
const time = key(10, 'validDate').regex(/^(19|20)\d\d(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, {
  error: 'validDate',
})

/** A term in a board or committee. Without an end it continues. */
export const boardTerm = z
  .strictObject({
    boardRoleId: choiceOf('lookups', 'validBoardRole'),
    from: time.nullable(),
    to: time.nullable(),
  })
  .refine(({ from, to }) => !from || !to || to >= from.slice(0, to.length), {
    error: 'endBeforeStart',
    path: ['to'],
  })
export type BoardTerm = z.infer<typeof boardTerm>

export const mostTerms = 20
export const boardTerms = z.array(boardTerm).max(mostTerms)

/** Whether a term has ended by a day such as `2027-03-12`; the last day of its end still counts. */
export function hasEnded({ to }: Pick<BoardTerm, 'to'>, today: string): boolean {
  return to !== null && to < today.slice(0, to.length)
}

export function hasBegun({ from }: Pick<BoardTerm, 'from'>, today: string): boolean {
  return from === null || from <= today.slice(0, from.length)
}
