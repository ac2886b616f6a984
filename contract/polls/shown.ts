import { z } from 'zod'
import { bilingual, id, moment } from '../fields.ts'
import { image, recording } from '../files/file.ts'
import { richText } from '../richtext.ts'
import { inOtherLanguage } from '../translation.ts'
import { resultsShown, votingMethods, votingResults, votingWays } from '../voting/rules.ts'
import { votingStates } from '../voting/states.ts'

const language = z.enum(['de', 'en'])

/** A poll in the list: an allow-list of what is public, in the language asked for. */
export const pollCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  teaser: z.string(),
  state: z.enum(votingStates),
  opensAt: moment.nullable(),
  closesAt: moment.nullable(),
  /** Only those who have a code or a link can vote. */
  isForInvited: z.boolean(),
  /** The language the texts are in; differs from the page's where a translation is missing. */
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

/** What a voter must know before the vote; nobody learns who is invited. */
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
  /** In an order that is another one every ten minutes. */
  options: z.array(shownOption),
  rules: shownRules,
  /** Null while they are hidden, and of few ballots for ever. */
  results: votingResults.nullable(),
  /** The poll was declared void as a whole, and why. */
  annulled: z.object({ at: moment, reason: z.string() }).nullable(),
  slugs: bilingual(z.string()),
  availableIn: z.array(language),
  updatedAt: moment,
  /** At this moment it is to be read again, for something has changed by itself. */
  changesAt: moment.nullable(),
})
export type PollDetail = z.infer<typeof pollDetail>

/** What comes of a ballot. `pending`: a link was mailed, whether or not the address has voted. */
export const ballotAnswer = z.object({
  state: z.enum(['counted', 'pending']),
  /** Of a secret ballot that may be replaced: told once, and stored only as a hash. */
  receipt: z.string().nullable(),
  /** For those who have voted, where the poll shows them then. */
  results: votingResults.nullable(),
})
export type BallotAnswer = z.infer<typeof ballotAnswer>
