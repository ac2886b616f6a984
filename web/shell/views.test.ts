import { expect, test } from 'vitest'
import { withView } from './views.ts'

const view = (key: number) => ({ key: String(key) })
const ten = Array.from({ length: 10 }, (_, n) => view(n)).reduce<{ key: string }[]>(withView, [])

test('an eleventh view drops the oldest', () =>
  expect(withView(ten, view(10)).map(({ key }) => key)).toEqual([
    '10',
    '9',
    '8',
    '7',
    '6',
    '5',
    '4',
    '3',
    '2',
    '1',
  ]))

test('a view seen again is the latest, once', () =>
  expect(withView(ten, view(0)).map(({ key }) => key)).toEqual([
    '0',
    '9',
    '8',
    '7',
    '6',
    '5',
    '4',
    '3',
    '2',
    '1',
  ]))
