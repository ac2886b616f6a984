import {
  isMasterPlaylist,
  namesInPlaylist,
  type PlaylistProblem,
  problemOfPlaylist,
} from '#contract/files/playlist.ts'

/** A chosen file of an HLS film. */
export interface SetFile {
  /** Path inside the set: `low/seg-1.ts`. */
  path: string
  /** Content of a playlist; null for other files. */
  text: string | null
}

export type SetProblem = { code: PlaylistProblem | 'noPlaylist' } | { code: 'incomplete'; missing: string[] }

/** Returns the files of a set in upload order, the master playlist last, or the problem of the set. */
export function orderOf<F extends SetFile>(files: readonly F[]): { files: F[] } | { problem: SetProblem } {
  const playlists = files.filter(({ text }) => text !== null)
  if (playlists.length === 0) return { problem: { code: 'noPlaylist' } }
  for (const { text } of playlists) {
    const code = problemOfPlaylist(text ?? '')
    if (code) return { problem: { code } }
  }
  const missing = missingOf(files, playlists)
  if (missing.length > 0) return { problem: { code: 'incomplete', missing } }
  return { files: [...files].sort((a, b) => rankOf(a) - rankOf(b)) }
}

/**
 * Returns the folder of a new set, such as `videos/echo-202703121700`: each set has its own, because files
 * are never overwritten.
 */
export function folderOfSet(name: string, now: Date): string {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
  return `videos/${stem || 'film'}-${now.toISOString().slice(0, 16).replace(/\D/g, '')}`
}

function missingOf(files: readonly SetFile[], playlists: readonly SetFile[]): string[] {
  const there = new Set(files.map(({ path }) => path.toLowerCase()))
  const wanted = playlists.flatMap(({ path, text }) =>
    namesInPlaylist(text ?? '').map(name => path.replace(/[^/]*$/, '') + name),
  )
  return [...new Set(wanted)].filter(path => !there.has(path.toLowerCase()))
}

// Segments first, then their playlists, then the master playlist.
function rankOf({ text }: SetFile): number {
  if (text === null) return 0
  return isMasterPlaylist(text) ? 2 : 1
}
