import { useQuery } from '@tanstack/react-query'
import { client } from '#web/client.ts'

/** Query of the categories of news. */
export function useCategories() {
  return useQuery({
    queryKey: ['news', 'categories'],
    queryFn: () => client.news.backstage.categories({}),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
