import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '#web/client.ts'
import type { Place } from './use-place.ts'

const atOnce = 100

/** Query of the files at a place, page by page. */
export function useFiles({
  folder,
  among,
  kind,
  q,
  sort,
}: Pick<Place, 'folder' | 'among' | 'kind' | 'q' | 'sort'>) {
  return useInfiniteQuery({
    queryKey: ['files', 'list', among, folder, kind, q, sort],
    queryFn: ({ pageParam }) =>
      client.files.list({
        folder: among === 'folder' || among === 'search' ? folder : '',
        ...(among === 'everywhere' && { below: '1' as const }),
        ...(among === 'search' && { q }),
        ...(kind && { kind }),
        ...(among === 'missing' && { missing: 'alt' as const }),
        ...(among === 'trash' && { trash: '1' as const }),
        sort: sort as 'name',
        page: pageParam,
        limit: atOnce,
      }),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (all.length * atOnce < last.count ? all.length + 1 : undefined),
  })
}

export function useFolders() {
  return useQuery({ queryKey: ['files', 'folders'], queryFn: () => client.files.folders({}) })
}

export function useFile(id: number | null) {
  return useQuery({
    queryKey: ['files', 'one', id],
    queryFn: () => client.files.find({ id: id ?? 0 }),
    enabled: id !== null,
  })
}

/** Returns a function that refetches everything that shows files, to be called after a change. */
export function useRefreshFiles(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['files'] })
}
