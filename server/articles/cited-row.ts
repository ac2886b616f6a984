import { addressOf } from '#contract/pathnames.ts'
import type { CitedArticle } from '#server/bibliography/bibliography.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { slugsShown } from '#server/platform/records/records.ts'
import type { ArticleRow } from './queries.ts'

/** Converts a publication for export files and citations. */
export function citedOf(
  { config, language }: Pick<Context, 'config' | 'language'>,
  row: ArticleRow,
): CitedArticle {
  return {
    ...row,
    address: config.baseUrl + addressOf('article', language, { slug: slugsShown(row.slug)[language] }),
    language: null,
  }
}
