import { expect, test } from 'vitest'
import {
  droppedOn,
  isSame,
  leftOut,
  type Placed,
  type Places,
  placedAt,
  step,
  without,
} from './order-places.ts'

const [ada, bea, cid, dan] = ['Ada', 'Bea', 'Cid', 'Dan'].map((name, n) => ({
  id: n + 1,
  name,
  position: '',
})) as [Placed, Placed, Placed, Placed]
const places: Places = { investigators: [ada, bea], others: [cid] }
const names = ({ investigators, others }: Places) =>
  [investigators, others].map(part => part.map(({ name }) => name).join(' '))

test.each([
  [bea, 'investigators', 0, ['Bea Ada', 'Cid']],
  [ada, 'others', 1, ['Bea', 'Cid Ada']],
  [dan, 'others', 9, ['Ada Bea', 'Cid Dan']],
  [cid, 'investigators', -1, ['Cid Ada Bea', '']],
] as const)('%o is put among %s at %i', (person, part, at, wanted) => {
  expect(names(placedAt(places, person, part, at))).toEqual(wanted)
})

test.each([
  [ada, '2', true, 'investigators', 1],
  [bea, '1', false, 'investigators', 0],
  [ada, '3', false, 'others', 0],
  [ada, '3', true, 'others', 1],
  [ada, 'others', true, 'others', 0],
] as const)('%o dropped on %s, behind it: %s', (person, over, isBehind, ...wanted) => {
  expect(droppedOn(places, person, over, isBehind)).toEqual(wanted)
})

test('arrow keys lead through both parts, and end at the ends', () => {
  expect(step(places, ada, -1)).toBeNull()
  expect(step(places, ada, 1)).toEqual(['investigators', 1])
  expect(step(places, bea, 1)).toEqual(['others', 0])
  expect(step(places, cid, -1)).toEqual(['investigators', 2])
  expect(step(places, cid, 1)).toBeNull()
})

test('who is taken out is named, and nobody else', () => {
  const now = without(places, bea.id)
  expect(leftOut(places, now)).toEqual([bea.id])
  expect([isSame(places, now), isSame(places, placedAt(now, bea, 'investigators', 1))]).toEqual([false, true])
})
