import { useMatches } from 'react-router'
import { type Packed, unpacked } from '#web/page-data.ts'

/** Returns the next moment at which data on this page change by themselves, by their field `changesAt`. */
export function useChangesAt(): string | null {
  const pages = useMatches().map(({ loaderData }) => unpacked(loaderData as Packed<unknown> | undefined))
  return pages.flatMap(momentOf).sort()[0] ?? null
}

function momentOf(page: unknown): string[] {
  if (typeof page !== 'object' || page === null || !('changesAt' in page)) return []
  return typeof page.changesAt === 'string' ? [page.changesAt] : []
}
