import { z } from 'zod'
import { line, moment } from '../fields.ts'
import { days } from '../list.ts'
import { vote } from './rules.ts'

/** Why a ballot, or a whole voting, does not count. It stays longer than addresses do, so that none may stand in it. */
export const invalidityReason = line(300, 'validReason')
  .min(1, { error: 'validReason' })
  .refine(text => !text.includes('@'), { error: 'validReason' })

/** A vote as staff see it. Of a secret voting nothing is told but what was chosen, once it is over and of five at least. */
export const voteRow = z.object({
  votes: z.array(vote),
  /** Rounded down to ten minutes; of a secret voting its end, for when a ballot was given is not kept. */
  submittedAt: moment,
  /** Of a named voting, until 30 days after its end. */
  email: z.string().nullable(),
  /** Of a named voting, to exclude it by. */
  id: z.uuid().nullable(),
  exclusion: z.object({ at: moment, reason: z.string() }).nullable(),
})
export type VoteRow = z.infer<typeof voteRow>

export const voteSorts = ['submittedAt', 'email'] as const

/** `option`: the id of one that was chosen. */
export const voteFilters = {
  option: z.string().max(40).optional(),
  excluded: z.enum(['1', '0']).optional(),
  ...days('submitted'),
}

/** How many took part on one day in Berlin. */
const turnoutOfDay = z.object({ day: z.string(), count: z.int() })

/** Who took part, in numbers: apart from the votes, and nothing to join them by. */
export const turnout = z.object({
  participants: z.int(),
  /** Empty once the key is destroyed: then their number alone stays. */
  days: z.array(turnoutOfDay),
})
export type Turnout = z.infer<typeof turnout>
