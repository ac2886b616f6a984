import type { ContributionKind, ContributionStep } from '#contract/contests/contribution.ts'
import type { Bilingual, Language } from '#contract/language.ts'
import { mailboxKeyOf } from '#contract/voting/voter-address.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import { insertContribution } from './contribution-queries.ts'
import { freeSlug } from './submit.ts'

export interface DemoContribution {
  contestId: number
  state: ContributionStep
  kind: ContributionKind
  title: Bilingual<string>
  text: Bilingual<string>
  altText: Bilingual<string>
  fileId: number
  artist: { name: string; email: string; language: Language }
}

/** A contribution of the demo, as if somebody had sent it. */
export async function keepDemoContribution(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { artist, title, text, altText, ...row }: DemoContribution,
): Promise<void> {
  const slug = await freeSlug({ db }, title.de || title.en)
  const texts = { title: asJson(title), text: asJson(text), altText: asJson(altText) }
  const moments = { createdAt: clock(), updatedAt: clock() }
  const person = { ...artist, emailKey: mailboxKeyOf(artist.email) }
  await insertContribution(db, { ...row, ...texts, ...moments, slug }, person)
}
