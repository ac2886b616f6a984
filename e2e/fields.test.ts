import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { build, type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, violations, visit } from './browser.ts'
import { testVariants } from './variants.ts'

let browser: Browser
let gallery: PreviewServer
let folder: string
let url: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larmor-gallery-'))
  const common = { configFile: 'web/ui/gallery/vite.config.ts', logLevel: 'error' } as const
  await build({ ...common, build: { outDir: folder, emptyOutDir: true } })
  gallery = await preview({ ...common, build: { outDir: folder }, preview: { port: 0, host: '127.0.0.1' } })
  url = (gallery.resolvedUrls?.local[0] ?? '').replace(/\/$/, '')
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await gallery?.close()
  await rm(folder, { recursive: true, force: true })
})

testVariants(['light', 'dark'])(
  'every kind of field is free of axe violations in %s, with and without errors',
  async theme => {
    const { page, complaints } = await visit(browser, url)
    await page.goto(`/?page=fields&theme=${theme}`)
    await page.getByRole('button', { name: 'Absenden' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Absenden' }).click()
    await page.getByRole('heading', { name: 'Bitte prüfen Sie diese Angaben' }).waitFor()
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
  },
)

test('each error is read out with its field, and its link in the summary leads there', async () => {
  const { page } = await visit(browser, url)
  await page.goto('/?page=fields')
  await page.getByRole('button', { name: 'Absenden' }).click()
  const links = page.getByRole('region', { name: 'Bitte prüfen Sie diese Angaben' }).getByRole('link')
  const names = await links.evaluateAll(all => all.map(link => link.getAttribute('href')?.slice(1) ?? ''))
  expect(names).toHaveLength(13)
  for (const [place, name] of names.entries()) {
    const sentence = (await links.nth(place).textContent()) ?? ''
    await links.nth(place).click()
    const [focused, described] = await page.evaluate(() => {
      const field = document.activeElement
      const group = field?.closest('fieldset[aria-describedby]') ?? field
      const ids = group?.getAttribute('aria-describedby')?.split(' ') ?? []
      return [field?.id, ids.map(id => document.getElementById(id)?.textContent ?? '').join(' ')]
    })
    expect([name, focused]).toEqual([name, name])
    expect(described).toContain(sentence)
  }
})

test('a radio group, options and a country are chosen by keyboard alone', { tags: 'nightly' }, async () => {
  const { page } = await visit(browser, url)
  await page.goto('/?page=fields')
  await page.getByRole('radio', { name: 'Vor Ort' }).focus()
  await page.keyboard.press('ArrowDown')
  expect(await page.getByRole('radio', { name: 'Im Livestream' }).isChecked()).toBe(true)
  await page.getByRole('checkbox', { name: 'Freitag' }).focus()
  await page.keyboard.press('Space')
  expect(await page.getByRole('checkbox', { name: 'Freitag' }).isChecked()).toBe(true)
  expect(await page.getByRole('combobox', { name: 'Land' }).locator('option').allTextContents()).toEqual([
    'Bitte wählen',
    'Deutschland',
    'Österreich',
    'Ägypten',
    'Niederlande',
  ])
})

test('a file that is too large is refused at once and not sent; another one mends it', {
  tags: 'nightly',
}, async () => {
  const { page } = await visit(browser, url)
  await page.goto('/?page=fields')
  const [large, small] = [join(folder, 'large.png'), join(folder, 'small.png')]
  await writeFile(large, Buffer.alloc(5_000_001))
  await writeFile(small, Buffer.alloc(100))
  const field = page.getByLabel('Bild')
  await field.setInputFiles(large)
  await page.locator('#photo-error', { hasText: 'Diese Datei ist zu groß' }).waitFor()
  await page.getByRole('button', { name: 'Absenden' }).click()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('photo')
  expect(await page.getByRole('region', { name: 'Bitte prüfen Sie diese Angaben' }).count()).toBe(0)
  await field.setInputFiles(small)
  await page.locator('#photo-error').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Absenden' }).click()
  await page.getByRole('region', { name: 'Bitte prüfen Sie diese Angaben' }).waitFor()
})
