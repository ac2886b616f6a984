import { fail } from '#contract/errors.ts'
import type { Bilingual, Language } from '#contract/language.ts'
import type { PageName } from '#contract/pathnames.ts'
import type { VotingRules } from '#contract/voting/rules.ts'
import type { VotedKind } from '#contract/voting/voting-id.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { findVotings, type Voting } from './queries.ts'

type Db = Context['db']

/** What is voted on, as letters and cards name it. */
export interface VotedThing {
  id: number
  title: Bilingual<string>
  slug: Bilingual<string>
}

export interface VotedOption {
  id: string
  label: Bilingual<string>
}

/** A kind of record that is voted on, as its area declares it. */
export interface VotingFace<Thing extends VotedThing = VotedThing> {
  /** Its face in the engine, its kind of record and its table. */
  name: VotedKind
  /** Those with these ids that are not in the trash. */
  find(db: Db, ids: readonly number[]): Promise<Thing[]>
  /** Those of them that the public sees. */
  findPublic(db: Db, now: Date, ids: readonly number[]): Promise<{ id: number }[]>
  /** What can be voted for. */
  optionsOf(db: Db, thing: Thing): Promise<VotedOption[]>
  /** Throws the reason for which no ballot is taken now, beside those that the engine knows. */
  refuse?(thing: Thing, now: Date): void
  /** Whether such tickets open a voting with these rules. */
  takes(rules: VotingRules, ticket: 'codes' | 'invited'): boolean
  /** The path of the page where one of them is voted on. */
  page(thing: VotedThing, language: Language): string
  /** The page with the button that confirms a ballot. */
  confirmPage: PageName
  /** The path that stands on cards, short enough to be typed. */
  entry(language: Language): string
}

/** A thing outside the trash with its voting. Throws `notFound`, and `wrongVotingWay` where such tickets open nothing. */
export async function ticketedOf(
  { db }: Pick<Context, 'db'>,
  face: VotingFace,
  id: number,
  ticket: 'codes' | 'invited' | null,
): Promise<{ thing: VotedThing; voting: Voting }> {
  const [thing] = await face.find(db, [id])
  const [voting] = await findVotings(db, face.name, [id])
  if (!thing || !voting) throw fail('notFound')
  if (ticket !== null && !face.takes(voting.rules, ticket)) throw fail('wrongVotingWay')
  return { thing, voting }
}
