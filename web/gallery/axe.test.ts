import { expect, test } from 'vitest'
import { violations } from '../../e2e/browser.ts'
import { testVariants } from '../../e2e/variants.ts'
import { show } from './test-page.ts'

const site = ['home', 'parts', 'form', 'fields', 'article', 'pictures'].map(page => `/de/gallery/${page}`)
const backstage = ['rows', 'fields', 'text', 'dialogs', 'editor', 'new', 'list'].map(
  page => `/de/backstage/gallery/${page}`,
)
const themes = ['light', 'dark'] as const

const inThemes = (paths: string[]) => paths.flatMap(path => themes.map(theme => [path, theme] as const))

async function isSound(path: string, theme: (typeof themes)[number]) {
  const { page, complaints } = await show(`${path}?theme=${theme}`, { colorScheme: theme })
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
}

test.each(inThemes(backstage))('%s is free of axe violations in %s', isSound)

// Nightly only: `crawl` checks the pages made of these components.
test.each(inThemes(site))('%s is free of axe violations in %s', { tags: 'nightly' }, isSound)

testVariants(themes)('so are fields of the website with their errors, in %s', async theme => {
  const { page } = await show(`/de/gallery/fields?theme=${theme}`, { colorScheme: theme })
  await page.getByRole('button', { name: 'Absenden' }).click()
  await page.getByRole('heading', { name: 'Bitte prüfen Sie diese Angaben' }).waitFor()
  expect(await violations(page)).toEqual([])
})
