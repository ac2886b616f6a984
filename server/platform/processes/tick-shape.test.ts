import { expect, test } from 'vitest'
import { keepShapeOfTicks } from './tick-shape.ts'

test('the object that is kept is the one that Node makes for process.nextTick', async () => {
  expect(Object.keys(await keepShapeOfTicks())).toEqual(['callback', 'args'])
})
