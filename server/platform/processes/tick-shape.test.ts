import { expect, test } from 'vitest'
import { keepShapeOfTicks } from './tick-shape.ts'

test('the kept object has the shape that Node uses for process.nextTick', async () => {
  expect(Object.keys(await keepShapeOfTicks())).toEqual(['callback', 'args'])
})
