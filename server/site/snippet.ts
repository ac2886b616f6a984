import { folded } from '#contract/folding.ts'
import { type Sentence, sentencesOf } from './sentences.ts'

export interface Piece {
  text: string
  isMatch: boolean
}

const length = 200 // characters: two lines of a result
const between = ' · ' // between lines that are no sentences of one paragraph

/** Returns the sentences around the found words, complete if they are short enough, with the words marked. */
export function snippetOf(text: string, words: readonly string[]): Piece[] {
  const plain = text.replace(/[^\S\n]+/g, ' ').trim()
  const matches = matchesIn(plain, words)
  const sentences = sentencesOf(plain)
  const best = bestOf(sentences, matches)
  if (best === -1) return []
  const shown = together(plain, sentences, best)
  const found = matches.find(({ from }) => from >= shown.from)?.from ?? shown.from
  return marked(cut(plain, shown, found), words)
}

/** Splits a text into pieces; a word that begins with a searched word is marked. */
export function marked(text: string, words: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { from, to } of matchesIn(text, words)) {
    if (from > at) pieces.push({ text: text.slice(at, from), isMatch: false })
    pieces.push({ text: text.slice(from, to), isMatch: true })
    at = to
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMatch: false })
  return pieces
}

interface Match extends Sentence {
  word: string
}

// Folding is expensive, so only words with a matching first letter are folded.
function matchesIn(text: string, words: readonly string[]): Match[] {
  const firsts = new Set(words.map(word => word.charAt(0)))
  const matches: Match[] = []
  for (const { 0: written, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!firsts.has(firstOf(written))) continue
    const own = folded(written)
    const word = words.find(one => own.startsWith(one))
    if (word !== undefined) matches.push({ from: index, to: index + written.length, word })
  }
  return matches
}

const firstLetters = new Map<string, string>()

function firstOf(word: string): string {
  const sign = String.fromCodePoint(word.codePointAt(0) ?? 0)
  const known = firstLetters.get(sign) ?? folded(sign).charAt(0)
  if (firstLetters.size < 1000) firstLetters.set(sign, known)
  return known
}

/**
 * Index of the first sentence with the most different words; 0 if none has any, -1 if there are no sentences.
 */
function bestOf(sentences: readonly Sentence[], matches: readonly Match[]): number {
  let best = { place: sentences.length > 0 ? 0 : -1, count: 0 }
  let next = 0
  for (const [place, { to }] of sentences.entries()) {
    const here = new Set<string>()
    for (let match = matches[next]; match && match.from < to; match = matches[++next]) here.add(match.word)
    if (here.size > best.count) best = { place, count: here.size }
  }
  return best.place
}

/** Extends a sentence by the following sentences that fit, then by the preceding ones. */
function together(text: string, sentences: readonly Sentence[], place: number): Sentence {
  const { from: start, to: end } = sentences[place] as Sentence
  let [from, to] = [start, end]
  for (const { to: next } of sentences.slice(place + 1)) {
    if (next - from > length) break
    to = next
  }
  for (const { from: previous } of sentences.slice(0, place).reverse()) {
    if (to - previous > length || text.slice(previous, from).includes('\n')) break
    from = previous
  }
  return { from, to }
}

/** Shortens a text to the length of a snippet at word boundaries, keeping the found word. */
function cut(text: string, { from, to }: Sentence, found: number): string {
  const inOneLine = (words: string) => words.replace(/(?<!\s)\s*\n\s*/g, between)
  if (to - from <= length) return inOneLine(text.slice(from, to))
  const start = found - from <= length / 2 ? from : wordStart(text, found - length / 3)
  const end = start + length >= to ? to : text.lastIndexOf(' ', start + length)
  const shown = text.slice(start, end > found ? end : start + length)
  return `${start > from ? '… ' : ''}${inOneLine(shown)}${end < to ? ' …' : ''}`
}

function wordStart(text: string, at: number): number {
  const space = text.indexOf(' ', at)
  return space === -1 ? Math.round(at) : space + 1
}
