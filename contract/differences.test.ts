import { expect, test } from 'vitest'
import { differencesBetween } from './differences.ts'

const [first, second, third] = ['coils', 'brain', 'heart'].map(id => ({ id, title: { de: id, en: '' } })) as [
  object,
  object,
  object,
]
const fieldsOf = (before: object[], after: object[]) =>
  differencesBetween(['items'], { items: before }, { items: after }).map(({ field }) => field)

test('a removed or added part does not change the order of the others', () => {
  expect(fieldsOf([first, second, third], [first, third])).not.toContain('items.order')
  expect(fieldsOf([first, third], [second, first, third])).not.toContain('items.order')
})

test('a changed order is given as the previous positions of the parts', () => {
  expect(
    differencesBetween(['items'], { items: [first, second, third] }, { items: [third, first] }),
  ).toContainEqual({
    ...{ field: 'items.order', before: [1, 2], after: [2, 1] },
  })
  expect(differencesBetween(['items'], { items: [first, second] }, { items: [second, first] })).toEqual([
    { field: 'items.order', before: [1, 2], after: [2, 1] },
  ])
})
