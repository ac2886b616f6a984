import { fail } from '#contract/errors.ts'
import type { Bilingual, Language } from '#contract/language.ts'
import type { PageName } from '#contract/pathnames.ts'
import type { VotingRules } from '#contract/voting/rules.ts'
import type { VotedKind } from '#contract/voting/voting-id.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { findVotings, type Voting } from './queries.ts'

type Db = Context['db']

/** The record that is voted on, with the fields for letters and cards. */
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
  /** Name of the face in the engine, of the kind of record and of its table. */
  name: VotedKind
  /** Records with these ids that are not in the trash. */
  find(db: Db, ids: readonly number[]): Promise<Thing[]>
  /** Those of these records that are public. */
  findPublic(db: Db, now: Date, ids: readonly number[]): Promise<{ id: number }[]>
  /** Options of a record. */
  optionsOf(db: Db, thing: Thing): Promise<VotedOption[]>
  /** Throws the reason if the record takes no ballots now, in addition to the engine's own checks. */
  refuse?(thing: Thing, now: Date): void
  /** Whether a voting with these rules can be entered with this kind of ticket. */
  takes(rules: VotingRules, ticket: 'codes' | 'invited'): boolean
  /** Path of the page for voting on a record. */
  page(thing: VotedThing, language: Language): string
  /** The page with the button that confirms a ballot. */
  confirmPage: PageName
  /** Path printed on cards, short enough to be typed. */
  entry(language: Language): string
}

/**
 * Returns a record outside the trash with its voting. Throws `notFound`, and `wrongVotingWay` if the voting
 * does not use this kind of ticket.
 */
export async function findThingWithVoting(
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
