import { expect, test } from 'vitest'
import type { ContentItem } from './items.ts'
import { neededInParts } from './needed-in-parts.ts'

const part = (type: string, isVisible = true) => ({ type, isVisible }) as ContentItem

test('a film or map of another host needs its address where it is visible, and no other part needs one', () => {
  const items = [part('text'), part('embed'), part('embed', false), part('embed')]
  expect(neededInParts(items)).toEqual(['items.1.content.address', 'items.3.content.address'])
})
