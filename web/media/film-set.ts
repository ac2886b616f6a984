import {
  isMasterPlaylist,
  namesInPlaylist,
  type PlaylistProblem,
  problemOfPlaylist,
} from '#contract/files/playlist.ts'

/** A file of an HLS film as it was chosen. */
export interface SetFile {
  /** Where it lies in the set: `low/seg-1.ts`. */
  path: string
  /** What a playlist says; null for anything else. */
  text: string | null
}

export type SetProblem = { code: PlaylistProblem | 'noPlaylist' } | { code: 'incomplete'; missing: string[] }

/** The files of a set in the order to send them, its first playlist last; or what is wrong with it. */
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

/** `videos/echo-202703121700`: each set has a folder of its own, because no name is ever written over. */
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

// Segments, then their playlists, then the one that names those.
function rankOf({ text }: SetFile): number {
  if (text === null) return 0
  return isMasterPlaylist(text) ? 2 : 1
}
