import { z } from 'zod'
import { day } from '../durations.ts'
import { id, lines, moment } from '../fields.ts'

/** Public facts: when data were last deleted by their period, and how many overdue rows are left. */
export const retentionPromise = z.object({
  lastRun: moment.nullable(),
  overdue: z.int(),
  isCopy: z.boolean(),
})
export type RetentionPromise = z.infer<typeof retentionPromise>

/** Figures for one kind of `retention.ts`: due in the next run, deleted by the last runs, and overdue. */
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
  /** When an older database was last started, and how many rows were erased again then. */
  replayed: z.object({ at: moment, rows: z.int() }).nullable(),
})
export type RetentionBoard = z.infer<typeof retentionBoard>

/** Number of days that `erased` covers. */
export const boardDays = 30

export const longestHold = 3 * 365 * day // milliseconds; claims lapse after three years

export const holdReason = lines(500, 'length').pipe(z.string().min(1, { error: 'required' }))

/** A row kept beyond its period. */
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

/** A row that could be held, with enough details to identify it. */
export const heldRow = z.object({
  table: z.string(),
  rowId: id,
  what: z.string(),
  createdAt: moment.nullable(),
})
