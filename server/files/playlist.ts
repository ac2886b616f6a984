import { fail } from '#contract/errors.ts'
import { hasTooManyLines, namesInPlaylist, problemOfPlaylist } from '#contract/files/playlist.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { findNamesIn } from './queries.ts'

const mostFolders = 50 // per film
const mostNames = 10_000
const mostNamed = 20 // more names in a message are of no use

/** A file that a playlist refers to, and its path in the playlist. */
export interface PlaylistPart {
  id: number
  path: string
}

/**
 * Returns the files that a playlist refers to. Throws if it refers to other sites, or to files not stored
 * beside it yet.
 */
export async function partsOfPlaylist(
  { db }: Pick<Context, 'db'>,
  text: string,
  folder: string,
): Promise<PlaylistPart[]> {
  if (hasTooManyLines(text)) throw fail('tooLarge')
  const names = namesInPlaylist(text)
  if (names.length > mostNames) throw fail('tooLarge')
  const problem = problemOfPlaylist(text)
  if (problem) throw fail(problem)
  const wanted = names.map(name => placeOf(folder, name))
  const folders = [...new Set(wanted.map(place => place.folder))]
  if (folders.length > mostFolders) throw fail('tooLarge')
  const stored = new Map((await findNamesIn(db, folders)).map(place => [keyOf(place), place.id]))
  const missing = wanted.filter(place => !stored.has(keyOf(place)))
  if (missing.length > 0) throw fail('playlistIncomplete', { errors: [incompletePlaylistError(missing)] })
  return names.map(path => ({ path, id: stored.get(keyOf(placeOf(folder, path))) ?? 0 }))
}

interface Place {
  folder: string
  name: string
}

/** Resolves a path in a playlist relative to the playlist's folder. */
export function placeOf(folder: string, path: string): Place {
  const words = [...folder.split('/'), ...path.split('/')].filter(word => word !== '')
  const name = words.pop() ?? ''
  return { folder: words.join('/'), name }
}

// Compared without regard to case, like addresses of files.
function keyOf({ folder, name }: Place): string {
  return `${folder}/${name.toLowerCase()}`
}

function incompletePlaylistError(missing: Place[]) {
  const names = missing.slice(0, mostNamed).map(({ name }) => name)
  const message = [...names, ...(missing.length > mostNamed ? ['…'] : [])].join(', ')
  return { field: 'file', code: 'playlistIncomplete', message }
}
