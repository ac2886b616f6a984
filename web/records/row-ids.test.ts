import { expect, test } from 'vitest'
import { merged } from './form-values.ts'
import { adopt, moved, rowIdOf, sameRow } from './row-ids.ts'

const rowsOf = (...names: string[]) => names.map(name => ({ name }))
const idsOf = (rows: readonly object[]) => rows.map(rowIdOf)
const order = (from: number, to: number) => moved(['a', 'b', 'c'], from, to).join('')

test('a row goes to the place it is sent to, and the others keep their order', () => {
  expect([order(0, 2), order(2, 0), order(1, 1)]).toEqual(['bca', 'cab', 'abc'])
})

test('a move beyond the ends, or of a missing row, changes nothing', () => {
  expect([order(0, -1), order(2, 3), order(7, 0)]).toEqual(['abc', 'abc', 'abc'])
})

test('rows that say the same have ids of their own, and keep them when they move', () => {
  const rows = rowsOf('', '')
  const [first, second] = idsOf(rows)
  expect(first).not.toBe(second)
  expect(idsOf(moved(rows, 0, 1))).toEqual([second, first])
})

test('a row that is typed in is the same row', () => {
  const [row] = rowsOf('a')
  expect(rowIdOf(sameRow(row ?? {}, { name: 'ab' }))).toBe(rowIdOf(row ?? {}))
})

test('the answer to a save holds the same rows, also where the server put one right', () => {
  const sent = rowsOf('a ', 'b', 'b')
  const saved = rowsOf('a', 'b', 'b')
  adopt(sent, saved)
  expect(idsOf(saved)).toEqual(idsOf(sent))
})

test('rows keep their ids if somebody else removed and moved rows', () => {
  const before = rowsOf('a', 'b', 'c')
  const ids = idsOf(before)
  const now = rowsOf('c', 'b')
  adopt(before, now)
  expect(idsOf(now)).toEqual([ids[2], ids[1]])
})

test('a row that was added elsewhere is a new one', () => {
  const before = rowsOf('a', 'b')
  const now = rowsOf('new', 'a', 'b')
  adopt(before, now)
  expect(idsOf(now).slice(1)).toEqual(idsOf(before))
  expect(idsOf(before)).not.toContain(rowIdOf(now[0] ?? {}))
})

test('rows edited during a save keep their ids', () => {
  const sent = { rows: rowsOf('a', 'b') }
  const ids = idsOf(sent.rows)
  const [first, second] = sent.rows
  const mine = { rows: [sameRow(first ?? { name: '' }, { name: 'ax' }), second ?? { name: '' }] }
  expect(idsOf(merged(sent, mine, { rows: rowsOf('a', 'b') }).rows)).toEqual(ids)
})
