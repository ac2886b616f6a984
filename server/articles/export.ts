import type { ArticleFilters } from '#contract/articles/api.ts'
import type { ArticleFormatName } from '#contract/articles/overview.ts'
import { articleFormats, type CitedArticle } from '#server/bibliography/bibliography.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { slugsShown } from '#server/platform/records/records.ts'
import { rowOf } from './articles.ts'
import { citedOf } from './cited-row.ts'
import { findPublic, findShownIds } from './queries.ts'
import { resolveFilters } from './writers.ts'

const batch = 200 // rows read at once

/** Sends all publications that match the filters, or the one with a slug, as a file. Throws `notFound`. */
export async function exportArticles(
  context: Context,
  { format, slug, ...filters }: ArticleFilters & { format: ArticleFormatName; slug?: string | undefined },
): Promise<undefined> {
  const { language } = context
  const { ending, type, bytes } = articleFormats[format]
  const one = slug === undefined ? null : await rowOf(context, slug)
  const articles = one ? [citedOf(context, one)] : await allOf(context, filters)
  context.sends.file = {
    name: `${one ? slugsShown(one.slug)[language] : 'articles'}.${ending}`,
    type,
    bytes: bytes(articles, language),
  }
}

async function allOf(context: Context, filters: ArticleFilters): Promise<AsyncIterable<CitedArticle>> {
  const { db, clock } = context
  const ids = await findShownIds(db, clock(), await resolveFilters(context, filters))
  return read()

  async function* read() {
    for (let from = 0; from < ids.length; from += batch) {
      const here = ids.slice(from, from + batch)
      const rows = new Map((await findPublic(db, clock(), here)).map(row => [row.id, row]))
      for (const id of here) {
        const row = rows.get(id)
        if (row) yield citedOf(context, row)
      }
    }
  }
}
