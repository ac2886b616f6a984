import type { NewsletterCard, NewsletterDetail } from '#contract/newsletter/newsletter.ts'
import { withKeys, withPictures } from '#server/files/files.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { dependOnKind, readersOf, resolveLinks, shownBaseOf } from '#server/platform/records/records.ts'
import { partsOf } from './issue-letter.tsx'
import { findIssue, findPublic, findShown, type IssueRow } from './issue-queries.ts'
import { newsletterKind } from './kind.ts'

/** Readers of one archived issue: `find` by its current or former slug, `preview` by a preview link. */
export const { find, preview } = readersOf(
  newsletterKind,
  { findPublic, findOne: findIssue },
  detailOf,
  withKeys,
)

/** Returns the archive: sent and public issues, the latest first. */
export async function list(context: Context): Promise<{ count: number; rows: NewsletterCard[] }> {
  const rows = (await latest(context)).map(row => cardOf(context, row))
  return { count: rows.length, rows }
}

/** Returns the latest archived issues in the caller's language, with their full content. */
export async function latestIssues(context: Context, most: number): Promise<NewsletterDetail[]> {
  const spoken = (await latest(context)).filter(row => cardOf(context, row).language === context.language)
  return Promise.all(spoken.slice(0, most).map(row => detailOf(context, row)))
}

async function latest(context: Context): Promise<IssueRow[]> {
  await dependOnKind(context, newsletterKind)
  const shown = await findShown(context.db, context.clock())
  return shown.toSorted((a, b) => Number(b.sentAt) - Number(a.sentAt) || b.id - a.id)
}

function cardOf(context: Context, row: IssueRow): NewsletterCard {
  const base = shownBaseOf(context, row)
  return { ...base, title: row.title[base.language], sentAt: row.sentAt?.toISOString() ?? null }
}

async function detailOf(context: Context, row: IssueRow): Promise<NewsletterDetail> {
  const card = cardOf(context, row)
  const linked = await resolveLinks(context, row.content[card.language], context.language)
  const text = await withPictures(context, linked, context.language)
  const parts = await partsOf(context, row, card.language)
  return { ...card, content: text && { ...text, content: [...text.content, ...(parts?.content ?? [])] } }
}
