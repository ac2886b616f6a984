import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewsListed } from '#contract/news/news.ts'
import { client } from '#web/client.ts'
import { type BulkAction, useStale } from '#web/records/record-client.ts'
import type { ListQuery } from '#web/ui/backstage/use-list-query.ts'

const backstage = client.news.backstage
type NewsList = { count: number; rows: NewsListed[] }
type Asked = Parameters<typeof backstage.list>[0]

export const pageSize = 25

/** One page of the list, as the address asks for it. The page before stays until the next is there. */
export function useNewsList(query: ListQuery) {
  const asked = askedBy(query)
  return useQuery({
    queryKey: ['news', 'list', asked],
    queryFn: () => backstage.list(asked),
    placeholderData: keepPreviousData,
  })
}

function askedBy({ page, sort, q, filter }: ListQuery): Asked {
  const category = Number(filter('category')) || undefined
  return {
    page,
    limit: pageSize,
    ...(sort && { sort }),
    ...(q && { q }),
    ...(category && { category }),
    ...(filter('state') && { state: filter('state') as NonNullable<Asked['state']> }),
    ...(filter('trash') && { trash: '1' as const }),
  }
}

export function useCategories() {
  return useQuery({
    queryKey: ['news', 'categories'],
    queryFn: () => backstage.categories({}),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The switch in the list moves at once, and back where the server refuses. */
export function useVisibility() {
  const queries = useQueryClient()
  const stale = useStale('news')
  const key = { queryKey: ['news', 'list'] }
  return useMutation({
    mutationFn: (wish: { id: number; isVisible: boolean }) => backstage.setVisibility(wish),
    onMutate: async ({ id, isVisible }) => {
      await queries.cancelQueries(key)
      const before = queries.getQueriesData<NewsList>(key)
      queries.setQueriesData<NewsList>(key, list => list && withVisibility(list, id, isVisible))
      return before
    },
    onError: (_, __, before) => {
      for (const [place, list] of before ?? []) queries.setQueryData(place, list)
    },
    onSettled: stale,
  })
}

function withVisibility(list: NewsList, id: number, isVisible: boolean): NewsList {
  return { ...list, rows: list.rows.map(row => (row.id === id ? { ...row, isVisible } : row)) }
}

export function useBulk() {
  return useMutation({
    mutationFn: (wish: { ids: number[]; action: BulkAction }) => backstage.bulk(wish),
    onSettled: useStale('news'),
  })
}
