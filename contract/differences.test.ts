import { expect, test } from 'vitest'
import { differencesBetween } from './differences.ts'

const [first, second, third] = ['coils', 'brain', 'heart'].map(id => ({ id, title: { de: id, en: '' } })) as [
  object,
  object,
  object,
]
const fieldsOf = (before: object[], after: object[]) =>
  differencesBetween(['items'], { items: before }, { items: after }).map(({ field }) => field)

test('a part that goes or comes changes the order of no other', () => {
  expect(fieldsOf([first, second, third], [first, third])).not.toContain('items.order')
  expect(fieldsOf([first, third], [second, first, third])).not.toContain('items.order')
})

test('an order is told by the places that the parts had before', () => {
  expect(
    differencesBetween(['items'], { items: [first, second, third] }, { items: [third, first] }),
  ).toContainEqual({
    ...{ field: 'items.order', before: [1, 2], after: [2, 1] },
  })
  expect(differencesBetween(['items'], { items: [first, second] }, { items: [second, first] })).toEqual([
    { field: 'items.order', before: [1, 2], after: [2, 1] },
  ])
})
