import { expect, test } from 'vitest'
import { mendDocument } from './mended-document.ts'
import { type Block, richText } from './richtext.ts'

const paragraph = (text: string, marks?: object[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks && { marks }) }],
})
const link = (attrs: object) => paragraph('hier', [{ type: 'link', attrs }])
const cell = (attrs: object) => ({ type: 'tableCell', attrs, content: [paragraph('a')] })
const table = (...cells: object[]) => ({ type: 'table', content: [{ type: 'tableRow', content: cells }] })
const list = (attrs: object) => ({
  type: 'orderedList',
  attrs,
  content: [{ type: 'listItem', content: [paragraph('a')] }],
})
const mended = (...content: object[]) => mendDocument({ type: 'doc', content })

const whole = JSON.stringify({
  type: 'doc',
  content: [
    link({ href: '/de' }),
    { type: 'image', attrs: { fileId: 1, alt: 'a', caption: 'b' } },
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('a')] }] },
    table(cell({ colspan: 2 })),
  ],
})
const wrong: unknown[] = ['x', 1, null, true, {}, [], [null], ['x'], { toString: 1, valueOf: 1 }]

test.each(wrong)('a document with %j in place of any value is parsed without an exception', value => {
  const places: { of: Record<string, unknown>; name: string }[] = []
  const document = JSON.parse(whole)
  const look = (one: unknown) => {
    if (typeof one !== 'object' || one === null) return
    const of = one as Record<string, unknown>
    for (const name of Object.keys(of)) places.push({ of, name })
    Object.values(of).forEach(look)
  }
  look(document)
  expect(richText.safeParse(document).success).toBe(true)
  for (const { of, name } of places) {
    const kept = of[name]
    of[name] = value
    expect(() => richText.safeParse(document), JSON.stringify(document)).not.toThrow()
    of[name] = kept
  }
})

test.each([
  [
    'a link with a space',
    link({ href: 'https://example.org/a b' }),
    link({ href: 'https://example.org/a%20b' }),
    'link',
  ],
  ['a link to nowhere', link({ href: 'http://example.org:80800/x' }), paragraph('hier', []), 'noLink'],
  ['a footnote of Word', link({ href: '/de/backstage/x#_ftn1' }), paragraph('hier', []), 'noLink'],
  ['a link to a thing that is none', link({ href: null, kind: 'x', id: 1 }), paragraph('hier', []), 'noLink'],
  ['a cell of 120 columns', table(cell({ colspan: 120 })), table(cell({ colspan: 100 })), 'cell'],
  [
    'a cell of no column',
    table(cell({ colspan: 0, rowspan: 1 })),
    table(cell({ colspan: 1, rowspan: 1 })),
    'cell',
  ],
  ['a list that begins nowhere', list({ start: Number.NaN }), list({}), 'list'],
  ['a foreign picture', { type: 'image', attrs: { fileId: Number.NaN } }, { type: 'paragraph' }, 'thing'],
  [
    'an endless caption',
    { type: 'image', attrs: { fileId: 1, caption: 'x'.repeat(600) } },
    { type: 'image', attrs: { fileId: 1, caption: 'x'.repeat(500) } },
    'cut',
  ],
])('%s is mended, and the change is reported', (_, given, expected, change) => {
  const { document, changes } = mended(given)
  expect(document).toEqual({ type: 'doc', content: [expected] })
  expect([...changes]).toEqual([change])
  expect(richText.safeParse({ type: 'doc', content: [given] }).success).toBe(true)
})

test.each([
  ['a link of the web', link({ href: 'https://example.org/a%20b', target: '_blank' })],
  ['a link to a thing of ours', link({ kind: 'news', id: 3 })],
  ['a table of 26 columns', table(cell({ colspan: 26, rowspan: 1 }))],
  ['a list that begins below zero', list({ start: -2 })],
  ['a list that begins with a day', list({ start: 20_260 })],
])('%s stays as it is', (_, given) => {
  const { document, changes } = mended(given)
  expect(document).toEqual({ type: 'doc', content: [given] })
  expect(changes.size).toBe(0)
  expect(richText.safeParse(document).success).toBe(true)
})

test('invisible characters are removed from texts, and texts of nothing else are dropped', () => {
  const { document, changes } = mended({
    type: 'paragraph',
    content: [
      { type: 'text', text: '\u200b' },
      { type: 'text', text: 'Erste\u000bzweite\ufeff' },
    ],
  })
  expect(document).toEqual({ type: 'doc', content: [paragraph('Erste zweite')] })
  expect(changes.size).toBe(0)
})

test('blocks that are nested too deeply move up with all their words', () => {
  const nested = (level: number): object => ({
    type: 'bulletList',
    content: [
      { type: 'listItem', content: [paragraph(`Ebene ${level}`), ...(level < 9 ? [nested(level + 1)] : [])] },
    ],
  })
  const { document, changes } = mended(nested(1))
  const kept = richText.parse(document)
  const words = (blocks: readonly Block[]): string =>
    JSON.stringify(blocks)
      .match(/Ebene \d/g)
      ?.join(' ') ?? ''
  expect(words(kept.content)).toBe('Ebene 1 Ebene 2 Ebene 3 Ebene 4 Ebene 5 Ebene 6 Ebene 7 Ebene 8 Ebene 9')
  expect([...changes]).toEqual(['nesting'])
})

test.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'blob:https://evil.example/x',
])('a link to %j is not mended, and its document is refused', href => {
  const { document } = mended(link({ href }))
  expect(document).toEqual({ type: 'doc', content: [link({ href })] })
  expect(richText.safeParse(document).success).toBe(false)
})
