import { z } from 'zod'
import { line, moment } from '../fields.ts'
import { days } from '../list.ts'
import { vote } from './rules.ts'

/**
 * Why a ballot, or a whole voting, does not count. It is kept longer than addresses are, so it must contain
 * none.
 */
export const invalidityReason = line(300, 'validReason')
  .min(1, { error: 'validReason' })
  .refine(text => !text.includes('@'), { error: 'validReason' })

/**
 * A vote for staff. For a secret voting it contains only the choice, once the voting is over and has at least
 * five ballots.
 */
export const voteRow = z.object({
  votes: z.array(vote),
  /** Rounded down to ten minutes; for a secret voting its end, because the time of a ballot is not stored. */
  submittedAt: moment,
  /** For a named voting, until 30 days after its end. */
  email: z.string().nullable(),
  /** For a named voting, to exclude the ballot. */
  id: z.uuid().nullable(),
  exclusion: z.object({ at: moment, reason: z.string() }).nullable(),
})
export type VoteRow = z.infer<typeof voteRow>

export const voteSorts = ['submittedAt', 'email'] as const

/** `option`: id of a chosen option. */
export const voteFilters = {
  option: z.string().max(40).optional(),
  excluded: z.enum(['1', '0']).optional(),
  ...days('submitted'),
}

/** Number of participants on one day in Berlin. */
const turnoutOfDay = z.object({ day: z.string(), count: z.int() })

/** Numbers of participants, stored apart from the votes and without any link to them. */
export const turnout = z.object({
  participants: z.int(),
  /** Empty once the key is destroyed: only the total remains. */
  days: z.array(turnoutOfDay),
})
export type Turnout = z.infer<typeof turnout>
