import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { List } from '#contract/fields.ts'
import { type ListDeclaration, namesIn } from './list-declaration.ts'
import type { ListQuery } from './use-list-query.ts'

type Asked = Record<string, string | number>

/**
 * Returns the parameters of the request from the address. Filters and sort orders that the list does not have
 * are dropped.
 */
export function listRequestOf<Row extends { id: number }>(
  list: ListDeclaration<Row>,
  query: ListQuery,
): Asked {
  const sorts = list.columns.flatMap(({ sort }) => (sort ? [sort, `-${sort}`] : []))
  const sort = query.sort && sorts.includes(query.sort) ? query.sort : list.sort
  const filters = namesIn(list.filters).flatMap(name => {
    const value = query.filter(name)
    return value ? [[name, value]] : []
  })
  return {
    ...Object.fromEntries(filters),
    ...list.always,
    sort,
    ...(query.q && { q: query.q.slice(0, 200) }),
  }
}

/**
 * Query of one page of a list, as in the address. The previous page stays visible until the next one is
 * loaded.
 */
export function useList<Row extends { id: number }>(
  list: ListDeclaration<Row>,
  query: ListQuery,
  limit: number | undefined,
) {
  const asked = { ...listRequestOf(list, query), page: query.page, limit: limit ?? 0 }
  const found = useQuery({
    queryKey: [list.kind, 'list', list.name, asked],
    queryFn: () => list.call(asked as never),
    placeholderData: keepPreviousData,
    enabled: limit !== undefined,
  })
  useBackToLastPage(found.data, query, limit)
  return found
}

// Goes back to the last page if its rows were deleted.
function useBackToLastPage(found: List<unknown> | undefined, query: ListQuery, limit = 1): void {
  const last = Math.max(1, Math.ceil((found?.count ?? 0) / limit))
  const isBeyond = found !== undefined && found.rows.length === 0 && query.page > last
  useEffect(() => {
    if (isBeyond) query.set({ page: last === 1 ? undefined : String(last) })
  })
}

const atOnce = 100 // rows, the maximum per response

/** Returns all matching rows, fetched page by page. */
export async function allRows<Row extends { id: number }>(
  list: ListDeclaration<Row>,
  query: ListQuery,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const found = await list.call({ ...listRequestOf(list, query), page, limit: atOnce } as never)
    rows.push(...found.rows)
    if (found.rows.length < atOnce) return rows
  }
}
