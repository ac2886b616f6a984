import type { ArticleFilters } from '#contract/articles/api.ts'
import type { ArticleFormatName } from '#contract/articles/overview.ts'

/** Returns the download address of the publications that match the filters, or of one by its slug. */
export function exportAddress(format: ArticleFormatName, wanted: ArticleFilters & { slug?: string }): string {
  const given = Object.entries(wanted).map(([name, value]) => [name, String(value)])
  return `/api/v1/publication/scientific/export?${new URLSearchParams([['format', format], ...given])}`
}
