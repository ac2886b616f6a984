import { useParams } from 'react-router'
import { type ListQuery, useListQuery } from '#web/lists/use-list-query.ts'

/** What the manager shows, kept in the address. */
export interface Place {
  folder: string
  /** Files of all folders: found by words, without a description, or thrown away. */
  among: 'folder' | 'search' | 'missing' | 'trash'
  q: string
  sort: string
  view: 'grid' | 'list'
  /** The file beside the list. */
  file: number | null
  query: ListQuery
  go: (folder: string) => void
  showFile: (id: number | null) => void
}

export function usePlace(): Place {
  const query = useListQuery(['folder', 'missing', 'trash'])
  const { id } = useParams()
  const file = Number(query.filter('file') ?? id) || null
  const among = query.filter('trash')
    ? 'trash'
    : query.filter('missing')
      ? 'missing'
      : query.q
        ? 'search'
        : 'folder'
  return {
    folder: query.filter('folder') ?? '',
    among,
    q: query.q,
    sort: query.sort ?? '-createdAt',
    view: query.filter('view') === 'list' ? 'list' : 'grid',
    file,
    query,
    go: folder => query.set({ folder, q: undefined, missing: undefined, trash: undefined, file: undefined }),
    showFile: next => query.set({ file: next ? String(next) : undefined }),
  }
}
