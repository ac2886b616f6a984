import { z } from 'zod'
import { day } from '../durations.ts'
import { bilingual, id, key, moment } from '../fields.ts'
import { startOfDay } from '../language.ts'
import { anyOf, dayField } from '../list.ts'
import { voteReasonNames } from './reasons.ts'

/** Periods for which failed attempts are shown; without one, as long as they are kept. */
export const attemptPeriods = ['day', 'week', 'month'] as const
export type AttemptPeriod = (typeof attemptPeriods)[number]

const lengths: Record<AttemptPeriod, number> = { day, week: 7 * day, month: 30 * day }

/** Start of the period: a moment, the start of a day in Berlin, or 24 hours, 7 days or 30 days ago. */
export const sinceFields = {
  startDate: z.union([moment, dayField], { error: 'validDate' }).optional(),
  period: z.enum(attemptPeriods).optional(),
}

interface Since {
  startDate?: string | undefined
  period?: AttemptPeriod | undefined
}

/** Returns the start of the period, or null for all attempts. */
export function beginningOf({ startDate, period }: Since, now: Date): Date | null {
  const moments = [
    ...(startDate === undefined
      ? []
      : [dayField.safeParse(startDate).success ? startOfDay(startDate) : new Date(startDate)]),
    ...(period === undefined ? [] : [new Date(now.getTime() - lengths[period])]),
  ]
  return moments.sort((a, b) => b.getTime() - a.getTime())[0] ?? null
}

export const attemptSorts = ['at', 'reason', 'network', 'email'] as const

export const attemptFilters = {
  reason: anyOf(voteReasonNames).optional(),
  /** A part of the e-mail address. */
  email: key(254).optional(),
  ...sinceFields,
}

/** A refused vote for staff, without the choice. */
export const failedAttempt = z.object({
  id,
  /** The poll or contest; null: an unknown one. */
  poll: z.object({ id, votingId: z.string(), title: bilingual(z.string()) }).nullable(),
  reason: z.enum(voteReasonNames),
  at: moment,
  /** The IP address cut to its network. */
  network: z.string(),
  /** The whole IP address: for administrators, and for seven days. */
  ipAddress: z.string().nullable(),
  userAgent: z.string(),
  /** Names of the fields sent, and the number of votes. */
  request: z.object({
    fields: z.array(z.string()),
    furtherFields: z.int(),
    votes: z.int().nullable(),
    language: z.string(),
  }),
  email: z.string().nullable(),
})
export type FailedAttempt = z.infer<typeof failedAttempt>

/** Attempts with the same reason, from the same network, within one hour. */
const attemptGroup = z.object({
  reason: z.enum(voteReasonNames),
  network: z.string(),
  from: moment,
  to: moment,
  count: z.int(),
  /** Number of different e-mail addresses. */
  addresses: z.int(),
})
export type AttemptGroup = z.infer<typeof attemptGroup>

export const attemptFigures = z.object({
  count: z.int(),
  reasons: z.array(z.object({ reason: z.enum(voteReasonNames), count: z.int() })),
  /** By hours for at most two days, else by days in Berlin; includes periods without attempts. */
  unit: z.enum(['hour', 'day']),
  times: z.array(z.object({ at: moment, count: z.int() })),
  /** The largest first. */
  groups: z.array(attemptGroup),
})
export type AttemptFigures = z.infer<typeof attemptFigures>

const manyAttempts = 10 // with one reason from one network within an hour: more than people mistype
const manyAddresses = 5 // one person has fewer

/**
 * Whether attempts look as if one person or program tried many addresses. A lecture hall with one connection
 * looks the same.
 */
export function looksCoordinated({ count, addresses }: Pick<AttemptGroup, 'count' | 'addresses'>): boolean {
  return count >= manyAttempts && addresses >= manyAddresses
}
