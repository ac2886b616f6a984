import { fail } from '#contract/errors.ts'
import type { Bilingual, Language } from '#contract/language.ts'
import type { VotingRules } from '#contract/voting/rules.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { findVotings, type Voting } from './queries.ts'

/** What is voted on, as letters and cards name it. */
export interface Ticketed {
  id: number
  title: Bilingual<string>
  slug: Bilingual<string>
}

/** A kind of record that is voted on with invitations or codes, as its area declares it. */
export interface TicketFace {
  /** Its face in the engine, its kind of record and its table. */
  name: 'polls' | 'contests'
  /** Those with these ids that are not in the trash. */
  find(db: Context['db'], ids: readonly number[]): Promise<Ticketed[]>
  /** Whether such tickets open a voting with these rules. */
  takes(rules: VotingRules, ticket: 'codes' | 'invited'): boolean
  /** The path of the page where one of them is voted on. */
  page(thing: Ticketed, language: Language): string
  /** The path that stands on cards, short enough to be typed. */
  entry(language: Language): string
}

/** A thing outside the trash with its voting. Throws `notFound`, and `wrongVotingWay` where such tickets open nothing. */
export async function ticketedOf(
  { db }: Pick<Context, 'db'>,
  face: TicketFace,
  id: number,
  ticket: 'codes' | 'invited' | null,
): Promise<{ thing: Ticketed; voting: Voting }> {
  const [thing] = await face.find(db, [id])
  const [voting] = await findVotings(db, face.name, [id])
  if (!thing || !voting) throw fail('notFound')
  if (ticket !== null && !face.takes(voting.rules, ticket)) throw fail('wrongVotingWay')
  return { thing, voting }
}
