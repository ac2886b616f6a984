import { expect, test } from 'vitest'
import {
  isSameOrder,
  type Placed,
  type Places,
  placeAfterStep,
  placedAt,
  placeOfDrop,
  removedIds,
  withoutPerson,
} from './order-places.ts'

const [ada, bea, cid, dan] = ['Ada', 'Bea', 'Cid', 'Dan'].map((name, n) => ({
  id: n + 1,
  name,
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
  expect(placeOfDrop(places, person, over, isBehind)).toEqual(wanted)
})

test('arrow keys lead through both parts, and end at the ends', () => {
  expect(placeAfterStep(places, ada, -1)).toBeNull()
  expect(placeAfterStep(places, ada, 1)).toEqual(['investigators', 1])
  expect(placeAfterStep(places, bea, 1)).toEqual(['others', 0])
  expect(placeAfterStep(places, cid, -1)).toEqual(['investigators', 2])
  expect(placeAfterStep(places, cid, 1)).toBeNull()
})

test('only the removed person counts as left out', () => {
  const now = withoutPerson(places, bea.id)
  expect(removedIds(places, now)).toEqual([bea.id])
  expect([isSameOrder(places, now), isSameOrder(places, placedAt(now, bea, 'investigators', 1))]).toEqual([
    false,
    true,
  ])
})
