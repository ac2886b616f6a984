import { folded } from '#server/platform/records/records.ts'

export interface Piece {
  text: string
  isMatch: boolean
}

const length = 180 // characters: two lines of a result
const before = 50 // of them, before the first word found

/** The part of a text around the first word that was looked for, the found words marked. */
export function snippetOf(text: string, words: readonly string[]): Piece[] {
  const plain = text.replace(/\s+/g, ' ').trim()
  const pieces = marked(plain, words)
  const start = startOf(pieces)
  return cut(pieces, start === 0 ? 0 : wordStart(plain, start), plain.length)
}

/** A text in pieces: a word is marked where it begins like one that was looked for. */
export function marked(text: string, words: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!words.some(one => folded(word).startsWith(one))) continue
    if (index > at) pieces.push({ text: text.slice(at, index), isMatch: false })
    pieces.push({ text: word, isMatch: true })
    at = index + word.length
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMatch: false })
  return pieces
}

function startOf(pieces: readonly Piece[]): number {
  const [first] = pieces
  const isFarIn = first && !first.isMatch && pieces.length > 1
  return isFarIn ? Math.max(0, first.text.length - before) : 0
}

function wordStart(text: string, at: number): number {
  const space = text.indexOf(' ', at)
  return space === -1 ? at : space + 1
}

function cut(pieces: readonly Piece[], start: number, whole: number): Piece[] {
  const shown: Piece[] = start > 0 ? [{ text: '… ', isMatch: false }] : []
  let at = 0
  for (const { text, isMatch } of pieces) {
    const from = Math.max(0, start - at)
    const to = Math.min(text.length, start + length - at)
    if (to > from) shown.push({ text: text.slice(from, to), isMatch })
    at += text.length
  }
  return start + length < whole ? [...shown, { text: ' …', isMatch: false }] : shown
}
