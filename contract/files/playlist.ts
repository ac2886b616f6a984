import { isName } from './file.ts'

/** What is wrong with a playlist, as the name of a failure. */
export type PlaylistProblem = 'playlistForeign' | 'playlistSound'

const mostLines = 30_000 // four hours in pieces of two seconds, two lines each, with two signs at each end
const signature = /^#EXTM3U[ \t]*([\r\n]|$)/
// Whatever any player may take for the end of a line.
const lineEnd = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/
const lineSigns = new Set('\r\n\v\f\u0085\u2028\u2029')

export function isPlaylist(text: string): boolean {
  return signature.test(text)
}

/** Whether it has more lines than any film needs: counted before anything is done with each of them. */
export function hasTooManyLines(text: string): boolean {
  let lines = 1
  for (const sign of text) if (lineSigns.has(sign)) lines += 1
  return lines > mostLines
}

/** Every name in a playlist, each once: its segments or playlists, and what its tags point at. */
export function namesInPlaylist(text: string): string[] {
  const { names, tags } = linesOf(text)
  const pointedAt = tags.flatMap(tag => [...tag.matchAll(/(?:URI|X-ASSET-LIST)="([^"]*)"/g)])
  return [...new Set([...names, ...pointedAt.map(([, name = '']) => name)])]
}

/** A playlist asks for plain names of its own folder or below, and carries its sound with the picture. */
export function problemOfPlaylist(text: string): PlaylistProblem | null {
  const { tags } = linesOf(text)
  const isForeign = tags.some(tag => tag.includes('//') || tag.startsWith('#EXT-X-DEFINE'))
  if (isForeign || !namesInPlaylist(text).every(isPlainPath)) return 'playlistForeign'
  const hasSoundApart = tags.some(tag => /^#EXT-X-MEDIA:(?=.*TYPE=AUDIO)(?=.*URI=)/.test(tag))
  return hasSoundApart ? 'playlistSound' : null
}

/** Whether it names other playlists: it is sent after them. */
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

// No scheme, host, query, escape or way up: none of their signs is part of a name.
function isPlainPath(path: string): boolean {
  return path.length <= 300 && path.split('/').every(isName)
}
