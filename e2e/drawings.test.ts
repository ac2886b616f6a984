import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ask, staffOf } from './api.ts'
import { hydrated, openBrowser, visit } from './browser.ts'
import { type Site, startSite } from './site.ts'

let site: Site
let browser: Browser
let jonas: Ask
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
  jonas = await staffOf(site, 'jonas')
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

const turned = /^invert\(.+\) hue-rotate\(180deg\)$/
const filterOf = (page: Page, name: RegExp) =>
  page
    .getByRole('img', { name })
    .first()
    .evaluate(image => getComputedStyle(image).filter)

test('drawings on a light and on a dark ground both follow the theme that is chosen', {
  tags: 'nightly',
}, async () => {
  const { page } = await visit(browser, site.url, { colorScheme: 'light' })
  await page.goto('/de/info/wie-funktioniert-mrt')
  await hydrated(page)
  const [light, dark] = [/Feldlinien eines Magneten/, /Kugel aus feinen Linien/]
  expect(await filterOf(page, light)).toBe('none')
  expect(await filterOf(page, dark)).toMatch(turned)
  await page.getByRole('button', { name: 'Dunkle Darstellung' }).first().click()
  expect(await filterOf(page, light)).toMatch(turned)
  expect(await filterOf(page, dark)).toBe('none')
  await page.emulateMedia({ media: 'print' })
  expect(await filterOf(page, light)).toBe('none')
  expect(await filterOf(page, dark)).toMatch(turned)
})

test('drawn portraits follow the theme on the team page and in the profile', {
  tags: 'nightly',
}, async () => {
  const { page } = await visit(browser, site.url, { colorScheme: 'dark' })
  await page.goto('/de/ueber/team/katharina-wiesenthaler')
  expect(await filterOf(page, /Höhenlinien/)).toMatch(turned)
  await page.goto('/de/ueber/team')
  const portrait = page.locator('main img[data-ground]').first() // it has no alt text, because it stands beside the name
  expect(await portrait.evaluate(image => getComputedStyle(image).filter)).toMatch(turned)
})

interface Listed {
  rows: { id: number; version: number; name: string; ground: string | null }[]
}

test('staff set the ground of a drawing, or that a picture is no drawing', { tags: 'nightly' }, async () => {
  const find = async () => {
    const { body } = await jonas<Listed>('GET', '/backstage/file-manager/files?q=magnet-field')
    return body.rows.find(({ name }) => name === 'magnet-field.webp')
  }
  const groundShown = async () => {
    const html = await (await fetch(`${site.url}/de/info/wie-funktioniert-mrt`)).text()
    return /<img[^>]*Feldlinien eines Magneten[^>]*>/.exec(html)?.[0].match(/data-ground="(\w+)"/)?.[1]
  }
  expect((await find())?.ground).toBe('light')
  for (const [ground, shown] of [
    ['dark', 'dark'],
    [null, undefined],
  ] as const) {
    const { id, version } = (await find()) ?? { id: 0, version: 0 }
    const { status } = await jonas('PATCH', `/backstage/file-manager/${id}`, { version, ground })
    expect(status).toBe(200)
    expect(await groundShown()).toBe(shown)
  }
})
