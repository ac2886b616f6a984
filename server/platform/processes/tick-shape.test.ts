import { expect, test } from 'vitest'
import { keepShapeOfTicks } from './tick-shape.ts'

test('what is kept is what Node makes for a tick: another object would have another hidden class', async () => {
  expect(Object.keys(await keepShapeOfTicks())).toEqual(['callback', 'args'])
})
