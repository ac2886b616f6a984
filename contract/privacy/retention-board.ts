import { z } from 'zod'
import { day } from '../durations.ts'
import { id, lines, moment } from '../fields.ts'

/** What everybody may know: when data was last deleted by its period, and how much of it is left that should be gone. */
export const promise = z.object({
  lastRun: moment.nullable(),
  overdue: z.int(),
  isCopy: z.boolean(),
})
export type Promised = z.infer<typeof promise>

/** One kind of `retention.ts`: what the next run would delete, what the last ones did, and what should be gone. */
const kind = z.object({
  name: z.string(),
  due: z.int(),
  oldest: moment.nullable(),
  erased: z.int(),
  overdue: z.int(),
  nextRun: moment,
})

export const retentionBoard = z.object({
  kinds: z.array(kind),
  lastRun: moment.nullable(),
  overdue: z.int(),
  /** When an older database was started last, and how many rows were erased once more then. */
  replayed: z.object({ at: moment, rows: z.int() }).nullable(),
})
export type RetentionBoard = z.infer<typeof retentionBoard>

/** For so many days `erased` looks back. */
export const boardLooksBack = 30

export const longestHold = 3 * 365 * day // milliseconds; claims lapse after three years

export const holdReason = lines(500, 'length').pipe(z.string().min(1, { error: 'required' }))

/** A row that is kept beyond its period. */
export const hold = z.object({
  id,
  table: z.string(),
  rowId: id,
  reason: z.string(),
  createdAt: moment,
  createdBy: z.string().nullable(),
  endsAt: moment,
  isErasureAsked: z.boolean(),
})
export type Hold = z.infer<typeof hold>

/** A row that could be held: enough to know it by. */
export const heldRow = z.object({
  table: z.string(),
  rowId: id,
  what: z.string(),
  createdAt: moment.nullable(),
})
