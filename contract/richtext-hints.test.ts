import { expect, test } from 'vitest'
import type { Block, RichText } from './richtext.ts'
import { hintsOf } from './richtext-hints.ts'

const text = (words: string, ...marks: object[]) => ({
  type: 'text' as const,
  text: words,
  marks: marks as never,
})
const link = { type: 'link', attrs: { href: 'https://example.org/' } }
const heading = (level: 2 | 3 | 4, words: string): Block => ({
  type: 'heading',
  attrs: { level },
  content: [text(words)],
})
const paragraph = (...content: ReturnType<typeof text>[]): Block => ({ type: 'paragraph', content })
const cell = (type: 'tableCell' | 'tableHeader', words: string): Block => ({
  type,
  content: [paragraph(text(words))],
})
const table = (...rows: Block[][]): Block => ({
  type: 'table',
  content: rows.map(content => ({ type: 'tableRow' as const, content })),
})
const of = (...content: Block[]): RichText => ({ type: 'doc', content })

test('a skipped heading level is reported, a return to a higher level is not', () => {
  expect(hintsOf(of(heading(2, 'A'), heading(3, 'B'), heading(2, 'C'), heading(4, 'D')))).toEqual([
    { name: 'headingJump', words: 'D' },
  ])
  expect(hintsOf(of(heading(3, 'Am Anfang')))).toEqual([{ name: 'headingJump', words: 'Am Anfang' }])
})

test.each(['hier', 'Hier.', ' mehr ', 'Read more …', 'click here!'])(
  'a link called %j is reported as vague',
  words => {
    expect(hintsOf(of(paragraph(text('Bitte '), text(words, link))))).toEqual([
      { name: 'vagueLink', words: words.trim() },
    ])
  },
)

test('a link in several pieces is read as one, and the same word without a link is not reported', () => {
  const bold = { type: 'bold' }
  expect(hintsOf(of(paragraph(text('mehr', link, bold), text(' über Spulen', link))))).toEqual([])
  expect(hintsOf(of(paragraph(text('Es gibt hier mehr'))))).toEqual([])
})

test('a table without header cells is reported by its first cell, also inside other blocks', () => {
  const without = table([cell('tableCell', 'Feld'), cell('tableCell', '7 T')])
  expect(hintsOf(of({ type: 'blockquote', content: [without] }))).toEqual([
    { name: 'noTableHead', words: 'Feld' },
  ])
  expect(hintsOf(of(table([cell('tableHeader', 'Feld')], [cell('tableCell', '7 T')])))).toEqual([])
  expect(hintsOf(of(table([cell('tableHeader', 'Feld'), cell('tableCell', '7 T')])))).toEqual([])
  expect(hintsOf(null)).toEqual([])
})
