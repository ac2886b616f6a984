import type { FileKind } from '#contract/files/film.ts'
import { type ListQuery, useListQuery, useOwnQuery } from '#web/lists/use-list-query.ts'
import { useScreenParameters } from '#web/shell/use-screen-parameters.ts'

/** What the file manager shows. */
export interface Place {
  folder: string
  /**
   * All values but `folder` include subfolders: all files, search results, those without a description, or
   * the trash.
   */
  among: 'folder' | 'everywhere' | 'search' | 'missing' | 'trash'
  /** Only files of this kind; null for all. */
  kind: FileKind | null
  q: string
  sort: string
  view: 'grid' | 'list'
  /** The file beside the list. */
  file: number | null
  query: ListQuery
  go: (folder: string) => void
  showFile: (id: number | null) => void
}

const filters = ['folder', 'missing', 'trash']

/** Place kept in the address. */
export function usePlace(): Place {
  const { id } = useScreenParameters()
  return placeOf(useListQuery(filters), null, id)
}

/** Place of a dialog that chooses a file; starts with all files of the kind. */
export function useChoicePlace(kind: FileKind | null): Place {
  const place = placeOf(useOwnQuery(filters), kind)
  return place.among === 'folder' && place.folder === '' ? { ...place, among: 'everywhere' } : place
}

function placeOf(query: ListQuery, kind: FileKind | null, id?: string): Place {
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
    kind,
    q: query.q,
    sort: query.sort ?? '-createdAt',
    view: query.filter('view') === 'list' ? 'list' : 'grid',
    file,
    query,
    go: folder => query.set({ folder, q: undefined, missing: undefined, trash: undefined, file: undefined }),
    showFile: next => query.set({ file: next ? String(next) : undefined }),
  }
}
