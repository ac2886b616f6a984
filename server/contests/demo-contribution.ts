import type { ContributionKind, ContributionStep } from '#contract/contests/contribution.ts'
import type { Bilingual, Language } from '#contract/language.ts'
import { mailboxKeyOf } from '#contract/voting/voter-address.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import { findVotings, keepDemoVotes } from '#server/voting/voting.ts'
import { newSeed, oneOfEachArtist } from './raffle.ts'
import { addRaffle } from './result-queries.ts'
import { insertUnderSlug } from './submit.ts'
import { face } from './voting.ts'

export interface DemoContribution {
  contestId: number
  state: ContributionStep
  kind: ContributionKind
  title: Bilingual<string>
  text: Bilingual<string>
  altText: Bilingual<string>
  fileId: number | null
  artist: { name: string; email: string; language: Language }
}

/** Stores a contribution of the demo, as if it had been submitted, and returns its id. */
export async function keepDemoContribution(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { artist, title, text, altText, ...row }: DemoContribution,
): Promise<number> {
  const texts = { title: asJson(title), text: asJson(text), altText: asJson(altText) }
  const moments = { createdAt: clock(), updatedAt: clock() }
  const person = { ...artist, emailKey: mailboxKeyOf(artist.email) }
  return insertUnderSlug(db, title.de || title.en, { ...row, ...texts, ...moments }, person)
}

/** Stores the votes of the demo: each ballot lists a work once per point given to it. */
export async function keepDemoBallots(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  contestId: number,
  ballots: readonly (readonly number[])[],
): Promise<void> {
  const [voting] = await findVotings(db, face, [contestId])
  if (!voting) return
  const votes = ballots.map(works =>
    [...new Set(works)].map(id => ({ id: String(id), value: works.filter(one => one === id).length })),
  )
  await keepDemoVotes({ db, clock }, voting, votes)
}

export async function keepDemoRaffle(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  contestId: number,
): Promise<void> {
  const contributionIds = await oneOfEachArtist({ db }, contestId)
  await addRaffle(db, { contestId, seed: newSeed(), contributionIds, drawnAt: clock() })
}
