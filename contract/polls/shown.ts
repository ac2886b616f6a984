import { z } from 'zod'
import { bilingual, id, moment } from '../fields.ts'
import { image, recording } from '../files/file.ts'
import { richText } from '../richtext.ts'
import { inOtherLanguage } from '../translation.ts'
import { resultsShown, votingMethods, votingResults, votingWays } from '../voting/rules.ts'
import { votingStates } from '../voting/states.ts'

const language = z.enum(['de', 'en'])

/** A poll in the list: public fields only, in the requested language. */
export const pollCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  teaser: z.string(),
  state: z.enum(votingStates),
  opensAt: moment.nullable(),
  closesAt: moment.nullable(),
  /** Whether only people with a code or a link can vote. */
  isForInvited: z.boolean(),
  /** Language of the texts; differs from the page's if a translation is missing. */
  language,
  inOtherLanguage,
})
export type PollCard = z.infer<typeof pollCard>

const shownOption = z.object({
  id: z.string(),
  label: z.string(),
  text: z.string(),
  image: image.nullable(),
  audio: recording.nullable(),
})
export type ShownOption = z.infer<typeof shownOption>

/** Rules that voters need before voting; who is invited is not disclosed. */
const shownRules = z.object({
  way: z.enum(votingWays),
  method: z.enum(votingMethods),
  isNamed: z.boolean(),
  domains: z.array(z.string()),
  mostVotes: z.int(),
  mostPerOption: z.int(),
  mayReplace: z.boolean(),
  results: z.enum(resultsShown),
})

export const pollDetail = pollCard.extend({
  content: richText.nullable(),
  /** In an order that changes every ten minutes. */
  options: z.array(shownOption),
  rules: shownRules,
  /** Null while they are hidden, and always if there are few ballots. */
  results: votingResults.nullable(),
  /** When and why the whole poll was declared void. */
  annulled: z.object({ at: moment, reason: z.string() }).nullable(),
  slugs: bilingual(z.string()),
  availableIn: z.array(language),
  updatedAt: moment,
  /** Time at which it must be read again, because a state changes. */
  changesAt: moment.nullable(),
})
export type PollDetail = z.infer<typeof pollDetail>

/** Outcome of a ballot. `pending`: a link was mailed, whether or not the address has voted. */
export const ballotAnswer = z.object({
  state: z.enum(['counted', 'pending']),
  /** For a secret ballot that may be replaced: returned only once, and stored as a hash. */
  receipt: z.string().nullable(),
  /** For people who have voted, if the poll shows results to them. */
  results: votingResults.nullable(),
})
export type BallotAnswer = z.infer<typeof ballotAnswer>
