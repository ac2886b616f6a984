import { allAreas } from '#server/areas.ts'
import { isSearched, type SearchIndex, searchIndexOf } from '#server/platform/records/records.ts'

/** The search index of every kind of record that readers search. */
export const searchIndexes: readonly SearchIndex[] = allAreas
  .flatMap(({ kinds = [] }) => kinds)
  .filter(isSearched)
  .map(searchIndexOf)
