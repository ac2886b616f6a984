import fc from 'fast-check'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, expect, test } from 'vitest'
import { openPdf, type PdfDocument, type PdfPart } from './pdf.ts'

const pdf = openPdf()
afterAll(() => pdf.close())

const blank = { language: 'de', title: 'Teilnahmeliste', madeAt: new Date('2027-03-12T12:00:00Z') } as const

async function read(document: Partial<PdfDocument> & { parts: readonly PdfPart[] }) {
  const bytes = await pdf.draw({ ...blank, ...document })
  const opened = await getDocumentProxy(new Uint8Array(bytes))
  const { text: pages } = await extractText(opened, { mergePages: false })
  return { bytes, opened, pages, text: pages.join('\n') }
}

const names = (count: number) =>
  Array.from({ length: count }, (_, at) => [`Person ${at + 1}`, `p${at + 1}@example.org`, 'bestätigt'])
const list: PdfPart = {
  kind: 'table',
  columns: [
    { title: 'Name', share: 2 },
    { title: 'E-Mail', share: 3 },
    { title: 'Stand', share: 1, align: 'end' },
  ],
  rows: names(120),
}

test('a document tells its title, language and author, and its words can be read back', async () => {
  const words = 'Grüße an Łukasz Żółć, Ωμέγα und Эхо: „Spin-Echo“ – 5 €'
  const { opened, text, pages } = await read({
    parts: [
      { kind: 'title', text: 'Teilnahmeliste' },
      { kind: 'paragraph', text: words },
      { kind: 'facts', rows: [['Ort', 'Hörsaal 1']] },
    ],
  })
  expect((await opened.getMetadata()).info).toMatchObject({
    Title: 'Teilnahmeliste',
    Author: 'Institut für Ultrahochfeld-MRT',
    Language: 'de-DE',
  })
  expect(text).toContain(words)
  expect(text).toMatch(/Ort\s+Hörsaal 1/)
  expect(pages).toHaveLength(1)
  expect(text).toContain('Seite 1 von 1')
})

test('names in Chinese, Japanese and Korean letters are set in all styles, and can be read back', async () => {
  const name = '王小明 陳さくら カ 김민준'
  const { text } = await read({
    title: name,
    parts: [
      { kind: 'title', text: name },
      { kind: 'paragraph', text: `Grüße, ${name}!` },
      { kind: 'cards', cards: [{ title: name, lines: [], qr: null }] },
    ],
  })
  expect(text.split(name)).toHaveLength(5) // also in the footer
})

test.each([
  ['NotoSansArabic', 'محمد علي'],
  ['NotoSansHebrew', 'דוד לוי'],
  ['NotoSansDevanagari', 'अमित शर्मा'],
  ['NotoSansBengali', 'রহিম'],
  ['NotoSansTamil', 'முருகன்'],
  ['NotoSansThai', 'สมชาย'],
  ['NotoSansGeorgian', 'ნინო'],
  ['NotoSansArmenian', 'Արամ'],
  ['NotoEmoji', '🎉'],
])('names are set in %s, where they need it', async (face, name) => {
  const { text, bytes } = await read({
    title: 'Liste',
    parts: [
      { kind: 'title', text: name },
      { kind: 'table', columns: [{ title: 'Name', share: 1 }], rows: [[name], ['Ada']] },
      { kind: 'cards', cards: [{ title: name, lines: [], qr: null }] },
    ],
  })
  expect(bytes.toString('latin1')).toContain(face)
  const letters = (words: string) => [...words.normalize('NFC').replace(/\s/g, '')].sort()
  expect(letters(text)).toEqual(expect.arrayContaining(letters(name)))
  const plain = await read({ parts: [{ kind: 'title', text: 'Ada' }] })
  expect(plain.bytes.toString('latin1')).not.toMatch(/Noto/)
})

test('words of Arabic stand from right to left, those of Latin beside them from left to right', async () => {
  const { opened } = await read({ parts: [{ kind: 'paragraph', text: 'Herr محمد علي aus Essen' }] })
  const { items } = await (await opened.getPage(1)).getTextContent()
  const places = items.flatMap(item =>
    'str' in item && /\p{L}/u.test(item.str) ? [[item.str, item.transform[4]] as const] : [],
  )
  const at = (part: string) => places.find(([words]) => words.includes(part))?.[1] ?? Number.NaN
  const [first, ...others] = [at('Herr'), at('علي'), at('محمد'), at('Essen')]
  for (const [n, place] of others.entries()) expect(place).toBeGreaterThanOrEqual([first, ...others][n] ?? 0)
  expect(at('محمد')).toBeGreaterThan(at('علي'))
})

test('an English document has English metadata and page numbers', async () => {
  const { opened, text } = await read({ language: 'en', title: 'List', parts: [] })
  expect((await opened.getMetadata()).info).toMatchObject({ Language: 'en-GB' })
  expect(text).toContain('Institute for Ultra-High-Field MRI')
  expect(text).toContain('Page 1 of 1')
})

test('a sheet has its words in the middle of one page, and more than a page of them loses none', async () => {
  const { opened, pages } = await read({
    parts: [{ kind: 'sheet', lines: [{ as: 'display', text: 'Urkunde' }] }],
    format: 'landscape',
  })
  expect(pages).toHaveLength(1)
  const { items } = await (await opened.getPage(1)).getTextContent()
  const found = items.flatMap(item => ('str' in item && item.str === 'Urkunde' ? [item] : []))[0]
  const middle = (found?.transform[4] ?? 0) + (found?.width ?? 0) / 2
  expect(middle).toBeCloseTo(842 / 2, 0)
  expect(found?.transform[5]).toBeGreaterThan(595 * 0.4)
  expect(found?.transform[5]).toBeLessThan(595 * 0.6)
  const lines = Array.from({ length: 60 }, (_, n) => ({ as: 'words' as const, text: `Zeile ${n + 1}.` }))
  const long = await read({ parts: [{ kind: 'sheet', lines }] })
  for (const { text } of lines) expect(long.text).toContain(text)
})

test('a table continues over pages with its header on each, and has every row once', async () => {
  const { pages, opened } = await read({ parts: [list] })
  expect(pages.length).toBeGreaterThan(2)
  for (const page of pages) expect(page).toMatch(/Name\s+E-Mail\s+Stand/)
  const found = [...pages.join('\n').matchAll(/Person (\d+)\b/g)].map(([, number]) => Number(number))
  expect(found).toEqual(Array.from({ length: 120 }, (_, at) => at + 1))
  const trees = await Promise.all(pages.map(async (_, at) => (await opened.getPage(at + 1)).getStructTree()))
  expect(trees.map(tree => countHeads(tree))).toEqual([3, ...pages.slice(1).map(() => 0)])
})

type TreeNode = { role: string; children: TreeNode[] } | object

/** Returns how many column headings are tagged on a page: those of later pages are artifacts. */
function countHeads(node: TreeNode): number {
  if (!('role' in node)) return 0
  const { role, children } = node
  const own = role === 'TH' && children.length > 0 ? 1 : 0
  return children.reduce((sum, child) => sum + countHeads(child), own)
}

test('headings, paragraphs, lists, tables and the label of a QR code are tagged for screen readers', async () => {
  const { opened } = await read({
    parts: [
      { kind: 'title', text: 'Karte' },
      { kind: 'paragraph', text: 'Satz' },
      { kind: 'facts', rows: [['Ort', 'Hörsaal']] },
      { ...list, rows: names(2) },
      { kind: 'qr', text: 'https://www.example.org', label: 'Zur Anmeldung' },
    ],
  })
  const tree = JSON.stringify(await (await opened.getPage(1)).getStructTree())
  for (const role of ['Document', 'H1', 'P', 'L', 'LI', 'Table', 'TR', 'TH', 'TD', 'Figure'])
    expect(tree).toContain(`"role":"${role}"`)
  expect(tree).toContain('"alt":"Zur Anmeldung"')
})

test.each([
  ['emoji', '🎉👩‍🔬🏳️‍🌈 Fest'],
  ['Arabic and Hebrew with marks of direction', 'مرحبا \u202eשלום\u2066 x'],
  ['Chinese', '磁共振成像'.repeat(200)],
  ['Chinese letters that no face has', '鿰鿱 王鿲'],
  ['letters under a pile of accents', `Z${'\u0301\u0308'.repeat(3000)}algo`],
  ['nothing', ''],
  ['controls, halves of signs and line breaks', 'a\0b\u0007\ud800c\r\nd\u2028e\tf\ufffe'],
  ['10 000 letters without a space', 'x'.repeat(10_000)],
  ['10 000 spaces', ' '.repeat(10_000)],
  ['10 000 line breaks', '\n'.repeat(10_000)],
  ['what would be markup elsewhere', '</P>) Tj ET << /JS (app.alert(1)) >> \\( \\'],
])('%s in every place make a document that can be opened', async (_, words) => {
  const { pages } = await read({
    title: words,
    parts: [
      { kind: 'title', text: words },
      { kind: 'paragraph', text: words },
      { kind: 'facts', rows: [[words, words]] },
      {
        ...list,
        rows: [
          [words, words, words],
          ['Letzte', '', ''],
        ],
      },
      { kind: 'cards', cards: [{ title: words, lines: [words], qr: null }] },
      { kind: 'sheet', lines: [{ as: 'words', text: words }] },
      { kind: 'heading', text: 'Ende' },
    ],
  })
  expect(pages.join('\n')).toContain('Letzte')
  expect(pages.join('\n')).toContain('Ende')
})

test('any words of our alphabets are read back, every letter of them', async () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'aä ß-łŻéñ/ΩжЭ„“(\\)<&'),
    maxLength: 300,
    size: 'max',
  })
  const check = fc.asyncProperty(letters, async words => {
    const { text } = await read({ title: 'T', parts: [{ kind: 'paragraph', text: words }] })
    expect(text.replaceAll(/\s/g, '')).toContain(words.replaceAll(/\s/g, ''))
  })
  await fc.assert(check, { numRuns: 15 })
})

test('no line reaches over the edge of the sheet', async () => {
  const { opened } = await read({
    parts: [{ kind: 'paragraph', text: 'Wort-'.repeat(400) + 'W'.repeat(900) }],
  })
  const { items } = await (await opened.getPage(1)).getTextContent()
  for (const item of items) {
    if (!('width' in item)) continue
    expect(item.transform[4] + item.width).toBeLessThan(595 - 50)
  }
})

test('the same document has the same bytes', async () => {
  const document = { parts: [list, { kind: 'qr', text: 'x', label: 'y' }] } as const
  expect((await read(document)).bytes.equals((await read(document)).bytes)).toBe(true)
})

test('four hundred tickets with QR codes are drawn without blocking the process', async () => {
  const tickets = names(400).flatMap(([name = '', mail = '']): PdfPart[] => [
    { kind: 'title', text: 'Eintrittskarte' },
    {
      kind: 'facts',
      rows: [
        ['Name', name],
        ['E-Mail', mail],
      ],
    },
    { kind: 'qr', text: `https://www.example.org/de/karte/${mail}`, label: 'Zur Anmeldung' },
    { kind: 'newPage' },
  ])
  let turns = 0
  const turning = setInterval(() => {
    turns += 1
  })
  const bytes = await pdf.draw({ ...blank, hasPageNumbers: false, parts: tickets.slice(0, -1) })
  clearInterval(turning)
  expect((await getDocumentProxy(new Uint8Array(bytes))).numPages).toBe(400)
  expect(turns).toBeGreaterThan(20) // drawn in this process, there would be few
  expect(bytes.length).toBeLessThan(5_000_000)
})

test('a document that cannot be drawn is reported, and the next one is drawn', async () => {
  const qr = { kind: 'qr', text: 'x'.repeat(501), label: '' } as const
  await expect(read({ parts: [qr] })).rejects.toThrow('A PDF was not drawn: A QR code holds')
  const pages = Array.from({ length: 2001 }, () => ({ kind: 'newPage' }) as const)
  await expect(read({ parts: pages })).rejects.toThrow('more than 2000 pages')
  expect((await read({ parts: [] })).pages).toHaveLength(1)
})

test('names with unsupported characters are listed on a first page, with their rows', async () => {
  const rows = ['Änne Groß', 'សុខ ចាន់', '王小明', 'ኃይለ ሥላሴ']
  const asNames = (texts: readonly string[]) => texts.map((text, at) => ({ text, where: `Zeile ${at + 1}` }))
  const parts: PdfPart[] = [{ kind: 'title', text: 'Liste' }]
  const { pages } = await read({ parts, names: asNames(rows) })
  expect(pages).toHaveLength(2)
  expect(pages[0]?.match(/Zeile \d/g)).toEqual(['Zeile 2', 'Zeile 4'])
  expect(pages[1]).toContain('Liste')
  const printable = await read({ parts, names: asNames(['Änne Groß', '王小明', 'محمد', '🎈']) })
  expect(printable.pages).toHaveLength(1)
})
