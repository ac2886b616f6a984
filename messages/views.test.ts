import { expect, test } from 'vitest'
import { type PageName, pageNames } from '#contract/pathnames.ts'
import { isCounted } from '#contract/site/counted-pages.ts'
import { namesOfPages } from './views.ts'

test('every page whose views are counted has a name in the list of those read most', () => {
  const nameless = (pageNames as PageName[]).filter(page => isCounted(page) && !namesOfPages[page])
  expect(nameless).toEqual([])
})
