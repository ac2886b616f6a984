import type { ContestCard, ContestDetail } from '#contract/contests/contest.ts'
import type { ContributionCard } from '#contract/contests/contribution.ts'
import { inLanguage } from '#contract/language.ts'
import { isEmptyDocument, type RichText } from '#contract/richtext.ts'
import { withKeys, withPictures } from '#server/files/files.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  availableIn,
  changesWith,
  resolveLinks,
  shownByLink,
  shownBySlug,
  slugsShown,
} from '#server/platform/records/records.ts'
import { cardsOf } from './cards.ts'
import { findAccepted } from './contribution-queries.ts'
import { contestKind } from './kind.ts'
import { type ContestRow, findContest, findPublic, findPublicContests } from './queries.ts'
import { worksOf } from './works.ts'

export { keepDemoContribution } from './demo-contribution.ts'
export { contestKind } from './kind.ts'

/** Every contest that the public sees, the current one first. */
export async function list(context: Context): Promise<{ count: number; rows: ContestCard[] }> {
  await changesWith(context, contestKind)
  const rows = await cardsOf(context, await findPublicContests(context.db, context.clock()))
  return { count: rows.length, rows }
}

/** What was accepted for the current contest. */
export async function overview(
  context: Context,
): Promise<{ contest: ContestCard; contributions: ContributionCard[] } | null> {
  const [contest] = (await list(context)).rows
  if (!contest) return null
  const works = await findAccepted(context.db, contest.id)
  return { contest, contributions: await worksOf(context, works, contest.phase) }
}

/** One of them, by its slug. Throws `notFound`. */
export async function find(context: Context, slug: string): Promise<ContestDetail> {
  return detailOf(context, await shownBySlug(context, contestKind, slug, findPublic))
}

/** A contest as it will look, for whoever has the link. Throws `notFound` and `linkExpired`. */
export async function preview(context: Context, token: string): Promise<ContestDetail> {
  const row = await shownByLink(context, contestKind, token, findContest)
  return withKeys(context, await detailOf(context, row))
}

async function detailOf(context: Context, row: ContestRow): Promise<ContestDetail> {
  const [card] = (await cardsOf(context, [row])) as [ContestCard]
  return {
    ...card,
    text: await shown(context, inLanguage(row.text, context.language).value),
    rules: await shown(context, inLanguage(row.rules, context.language).value),
    prizes: await shown(context, inLanguage(row.prizes, context.language).value),
    maxSubmissionsPerPerson: row.maxSubmissionsPerPerson,
    slugs: slugsShown(row.slug),
    availableIn: availableIn(row.translation),
    updatedAt: row.updatedAt.toISOString(),
  }
}

async function shown(context: Context, text: RichText | null): Promise<RichText | null> {
  if (text === null || isEmptyDocument(text)) return null
  return withPictures(context, await resolveLinks(context, text, context.language), context.language)
}
