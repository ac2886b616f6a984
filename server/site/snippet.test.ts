import { expect, test } from 'vitest'
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

test('a long text is cut around the first word found, at the beginning of a word', () => {
  const text = `${'Am Anfang steht viel. '.repeat(20)}Hier steht die Spule. ${'Danach noch mehr. '.repeat(20)}`
  const snippet = written(text, 'spule')
  expect(snippet).toMatch(/^… \S.*Hier steht die \[Spule\]\. .* …$/)
  expect(snippet.length).toBeLessThan(200)
})

test('a text without the word is shown from its beginning', () => {
  expect(written('Kurz und gut.', 'spule')).toBe('Kurz und gut.')
  expect(marked('', ['spule'])).toEqual([])
})
