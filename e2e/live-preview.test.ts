import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, violations } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { enter, german } from './staff.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

const editors = [
  ['news', '/de/backstage/info/news/1'],
  ['an event', '/de/backstage/info/event/1'],
  ['a group', '/de/backstage/user-group/group/1'],
  ['a poll', '/de/backstage/info/poll/1'],
  ['a contest', '/de/backstage/info/artifact/1'],
  ['an edition of the lecture', '/de/backstage/info/hahn-lecture/1'],
  ['a person', '/de/backstage/user-group/user/2'],
] as const

test.each(editors)(
  '%s is shown beside its form as readers see it, in both languages',
  { tags: 'nightly' },
  async (_, address) => {
    const { page, complaints } = await enter({ browser, site }, 'hanna', address)
    await page.getByRole('button', { name: 'Ansehen, während Sie schreiben' }).click()
    const pane = page.getByRole('complementary', { name: 'So wird die Seite aussehen' })
    for (const language of ['Deutsch', 'Englisch']) {
      const inside = pane.frameLocator(`iframe[title$="${language}"]`)
      await inside.getByRole('heading', { level: 1 }).waitFor()
      const looks = await inside.locator('h1').evaluate(heading => ({
        lang: heading.ownerDocument.documentElement.lang,
        size: Number.parseFloat(getComputedStyle(heading).fontSize),
        font: getComputedStyle(heading.ownerDocument.body).fontFamily,
      }))
      expect(looks.font).toMatch(/^"?Source Sans 3/)
      expect(looks.lang).toBe(language === 'Deutsch' ? 'de' : 'en')
      expect(looks.size).toBeGreaterThan(24) // styled by the site's style sheets
    }
    expect(complaints).toEqual([])
  },
)

test('unsaved news are previewed in one language, wide and dark, and are not public', async () => {
  const { page, complaints } = await enter({ browser, site }, 'jonas', '/de/backstage/info/news/create')
  await page.getByRole('button', { name: 'Ansehen, während Sie schreiben' }).click()
  const pane = page.getByRole('complementary', { name: 'So wird die Seite aussehen' })
  await german(page).getByLabel('Titel').fill('Noch nicht gespeichert')
  const inside = pane.frameLocator('iframe[title$="Deutsch"]')
  await inside.getByRole('heading', { level: 1, name: 'Noch nicht gespeichert' }).waitFor()
  await pane.getByRole('radiogroup', { name: 'Sprachen' }).getByText('Deutsch').click()
  await expect.poll(() => pane.locator('iframe').count()).toBe(1)
  await pane.getByRole('radiogroup', { name: 'Breite' }).getByText('Bildschirm').click()
  expect(await pane.locator('iframe').evaluate(frame => (frame as HTMLElement).style.width)).toBe('1280px')
  const ground = () => inside.locator('body').evaluate(body => getComputedStyle(body).color)
  const light = await ground()
  await pane.getByRole('radiogroup', { name: 'Darstellung' }).getByText('Dunkel').click()
  await expect.poll(ground).not.toBe(light)
  expect(await violations(page)).toEqual([])
  expect(await (await fetch(`${site.url}/de/info/neuigkeiten`)).text()).not.toContain(
    'Noch nicht gespeichert',
  )
  expect(complaints).toEqual([])
})
