import { isName } from './file.ts'

/** Problem of a playlist, as the code of a failure. */
export type PlaylistProblem = 'playlistForeign' | 'playlistSound'

const mostLines = 30_000 // four hours in segments of two seconds, two lines each, with two characters at each line end
const signature = /^#EXTM3U[ \t]*([\r\n]|$)/
// Everything that any player may treat as a line end.
const lineEnd = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/
const lineSigns = new Set('\r\n\v\f\u0085\u2028\u2029')

export function isPlaylist(text: string): boolean {
  return signature.test(text)
}

/** Whether it has more lines than any film needs; counted before the lines are processed. */
export function hasTooManyLines(text: string): boolean {
  let lines = 1
  for (const sign of text) if (lineSigns.has(sign)) lines += 1
  return lines > mostLines
}

/** Returns every name in a playlist once: its segments or playlists, and the targets of its tags. */
export function namesInPlaylist(text: string): string[] {
  const { names, tags } = linesOf(text)
  const pointedAt = tags.flatMap(tag => [...tag.matchAll(/(?:URI|X-ASSET-LIST)="([^"]*)"/g)])
  return [...new Set([...names, ...pointedAt.map(([, name = '']) => name)])]
}

/**
 * Returns the problem of a playlist, or null. Names must be plain ones in its folder or below, and the sound
 * must be part of the video segments.
 */
export function problemOfPlaylist(text: string): PlaylistProblem | null {
  const { tags } = linesOf(text)
  const isForeign = tags.some(tag => tag.includes('//') || tag.startsWith('#EXT-X-DEFINE'))
  if (isForeign || !namesInPlaylist(text).every(isPlainPath)) return 'playlistForeign'
  const hasSoundApart = tags.some(tag => /^#EXT-X-MEDIA:(?=.*TYPE=AUDIO)(?=.*URI=)/.test(tag))
  return hasSoundApart ? 'playlistSound' : null
}

/** Whether it names other playlists, and is therefore uploaded after them. */
export function isMasterPlaylist(text: string): boolean {
  return linesOf(text).tags.some(tag => tag.startsWith('#EXT-X-STREAM-INF:'))
}

function linesOf(text: string): { names: string[]; tags: string[] } {
  const lines = text.split(lineEnd).map(line => line.trim())
  return {
    names: lines.filter(line => line !== '' && !line.startsWith('#')),
    tags: lines.filter(line => line.startsWith('#EXT')),
  }
}

// No scheme, host, query, escape or parent folder: names cannot contain their characters.
function isPlainPath(path: string): boolean {
  return path.length <= 300 && path.split('/').every(isName)
}
