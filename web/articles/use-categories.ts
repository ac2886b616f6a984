import { useQuery } from '@tanstack/react-query'
import { client } from '#web/client.ts'

/** Query of the categories of publications. */
export function useCategories() {
  return useQuery({
    queryKey: ['articles', 'categories'],
    queryFn: () => client.articles.backstage.categories({}),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
