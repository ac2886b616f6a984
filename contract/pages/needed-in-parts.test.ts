import { expect, test } from 'vitest'
import type { ContentItem } from './items.ts'
import { neededInParts } from './needed-in-parts.ts'

const part = (type: string, isVisible = true) => ({ type, isVisible }) as ContentItem

test('only visible embedded films and maps need an address', () => {
  const items = [part('text'), part('embed'), part('embed', false), part('embed')]
  expect(neededInParts(items)).toEqual(['items.1.content.address', 'items.3.content.address'])
})
