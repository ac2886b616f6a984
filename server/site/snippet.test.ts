import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'
import { marked, snippetOf } from './snippet.ts'

const written = (text: string, ...words: string[]) =>
  snippetOf(text, words)
    .map(piece => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('')

test('words that begin like what was looked for are marked, whatever their accents', () => {
  expect(written('Größere Spulen messen schneller.', 'grose', 'spul')).toBe(
    '[Größere] [Spulen] messen schneller.',
  )
})

test('of a long text the sentence with the word is shown, with those beside it that fit', () => {
  const text = `${'Am Anfang steht viel. '.repeat(20)}Hier steht die Spule. ${'Danach noch mehr. '.repeat(20)}`
  const snippet = written(text, 'spule')
  expect(snippet).toMatch(/^Hier steht die \[Spule\]\. (Danach noch mehr\. )+Danach noch mehr\.$/)
  expect(snippet.length).toBeLessThanOrEqual(202)
})

test('a sentence that is too long is cut between words around what was found', () => {
  const text = `${'Ein Satz der niemals enden will und '.repeat(12)}der die Spule nennt ${'und weiter geht '.repeat(20)}.`
  const snippet = written(text, 'spule')
  expect(snippet).toMatch(/^… \p{L}+ .*der die \[Spule\] nennt und .* \p{L}+ …$/u)
  expect(snippet.length).toBeLessThanOrEqual(210)
  const all = new Set(text.match(/\p{L}+/gu))
  expect(snippet.match(/\p{L}+/gu)?.filter(word => !all.has(word))).toEqual([])
})

test('headings and lines are separated', () => {
  expect(written('Unsere Spulen\nGebaut im Haus\nWir wickeln selbst.', 'spule')).toBe(
    'Unsere [Spulen] · Gebaut im Haus · Wir wickeln selbst.',
  )
})

test('the sentence with most of the words is preferred to the first with one of them', () => {
  const text = `Eine Spule steht hier. ${'Viel anderes steht dazwischen. '.repeat(20)}Die Spule misst das Gehirn.`
  expect(written(text, 'spule', 'gehirn')).toMatch(/Die \[Spule\] misst das \[Gehirn\]\.$/)
})

test('a text without the word is shown from its beginning', () => {
  expect(written('Kurz und gut.', 'spule')).toBe('Kurz und gut.')
  expect(marked('', ['spule'])).toEqual([])
  expect(snippetOf('', ['spule'])).toEqual([])
})

test('a word longer than a snippet is cut', () => {
  expect(written('x'.repeat(5000), 'x').length).toBeLessThan(220)
})

test.each([
  ['Am 3. März kommt Dr. Hahn. Er bleibt.', ['Am 3. März kommt Dr. Hahn.', 'Er bleibt.']],
  [
    'Das geht, z. B. mit Prof. J. Smith. „Gut!“ Ja?',
    ['Das geht, z. B. mit Prof. J. Smith.', '„Gut!“', 'Ja?'],
  ],
  ['Bei 7 T. Überschrift\nText', ['Bei 7 T. Überschrift', 'Text']],
  ['', []],
])('%j is parted into sentences', (text, sentences) => {
  expect(sentencesOf(text).map(({ from, to }) => text.slice(from, to))).toEqual(sentences)
})
