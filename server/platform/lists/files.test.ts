import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { dayNumberOf } from './cells.ts'
import { csvOf } from './csv.ts'
import type { Cell } from './declaration.ts'
import { cellsOf, unpacked } from './test-workbook.ts'
import { xlsxOf } from './xlsx.ts'

const csv = async (rows: Cell[][], reader: 'de' | 'en' = 'de') =>
  (await buffer(csvOf(Readable.from(rows), reader))).toString()
const xlsx = (rows: AsyncIterable<readonly Cell[]>) =>
  buffer(xlsxOf(rows, { title: 'Post/Eingang', reader: 'de' }))

test('a CSV file begins with a byte order mark, and has the separators of its language', async () => {
  expect(
    await csv([
      ['Größe', 'Zahl'],
      ['a;b', 1.5],
    ]),
  ).toBe('\ufeffGröße;Zahl\r\n"a;b";1,5\r\n')
  expect(
    await csv(
      [
        ['Size', 'Number'],
        ['a,b', 1.5],
      ],
      'en',
    ),
  ).toBe('\ufeffSize,Number\r\n"a,b",1.5\r\n')
})

test('quotes and line ends in a cell stay in it (RFC 4180)', async () =>
  expect(await csv([['Er sagte „ja“ "so"', 'zwei\r\nZeilen']])).toBe(
    '\ufeff"Er sagte „ja“ ""so""";"zwei\r\nZeilen"\r\n',
  ))

test.each(['=1+1', '+49 511', '-2', '@SUM(A1)', '\tx', '\rx', '=cmd|"/c calc"!A1'])(
  '%j is no formula in a CSV file',
  async text => expect((await csv([[text]])).replace(/^\ufeff"?/, '')).toMatch(/^'/),
)

test('a negative number stays a number', async () => expect(await csv([[-2.5]])).toBe('\ufeff-2,5\r\n'))

test('times are written in Berlin time, in winter and in summer', async () => {
  const moments = [new Date('2027-01-12T16:05:00Z'), new Date('2027-07-12T15:05:00Z'), null]
  expect(await csv([moments])).toBe('\ufeff12.01.2027 17:05;12.07.2027 17:05;\r\n')
  expect(await csv([moments], 'en')).toBe('\ufeff2027-01-12 17:05,2027-07-12 17:05,\r\n')
  expect(dayNumberOf(new Date('2027-01-12T11:00:00Z'))).toBe(46_399.5)
})

test('a workbook has its cells as they were given, and no formula', async () => {
  const file = await xlsx(
    Readable.from([
      ['Größe', 'Zahl'],
      ['=1+1 <b>&"\u0000', -2.5],
      [true, null],
    ]),
  )
  expect(cellsOf(file)).toEqual([
    ['Größe', 'Zahl'],
    ['=1+1 <b>&"', '-2.5'],
    ['ja', ''],
  ])
  const files = unpacked(file)
  expect(files.get('xl/worksheets/sheet1.xml')).not.toContain('<f>')
  expect(files.get('xl/workbook.xml')).toContain('<sheet name="Post Eingang"')
})

test('a file is written while its rows are read: the first bytes come before the last row', async () => {
  for (const write of [(rows: AsyncIterable<readonly Cell[]>) => csvOf(rows, 'de'), xlsxUnread]) {
    let read = 0
    async function* endless() {
      while (true) {
        read += 1
        yield [`row ${read} ${Math.random()}`]
      }
    }
    let received = 0
    for await (const bytes of write(endless())) {
      received += bytes.length
      if (received > 200_000) break
    }
    expect(read).toBeLessThan(60_000)
  }
})

test('rows that cannot be read end the file with an error', async () => {
  async function* broken() {
    yield ['a']
    throw new Error('the database is away')
  }
  await expect(buffer(csvOf(broken(), 'de'))).rejects.toThrow('the database is away')
  await expect(xlsx(broken())).rejects.toThrow('the database is away')
})

function xlsxUnread(rows: AsyncIterable<readonly Cell[]>) {
  return xlsxOf(rows, { title: 'x', reader: 'de' })
}
