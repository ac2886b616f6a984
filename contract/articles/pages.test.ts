import { expect, test } from 'vitest'
import { bibliographicFields } from './article.ts'

test.each([
  ['317-24', '317–324'],
  ['1 -- 50', '1–50'],
  ['317–324', '317–324'],
  ['S109-12', 'S109–S112'],
  ['12-12', '12'],
  ['e123', 'e123'],
  ['24-17', '24-17'],
  ['1-3, 7 — 9', '1–3, 7–9'],
])('page numbers %s are stored as %s', (given, kept) => {
  expect(bibliographicFields.shape.pages.parse(given)).toBe(kept)
})
