import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, violations, visit } from './browser.ts'
import { dragByMouse } from './dragging.ts'
import { type Site, startSite } from './site.ts'
import { sound } from './sound.ts'
import { enter } from './staff.ts'

let site: Site
let browser: Browser

beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const gripIn = (row: Locator) => row.getByRole('button', { name: /verschieben$/ })
const textOfTeam = async () => (await fetch(`${site.url}/de/ueber/team`)).text()

test('people are put in order by the mouse, and stand so on the team page', { tags: 'nightly' }, async () => {
  const { page, complaints } = await enter({ browser, site }, 'hanna', '/de/backstage')
  // The positions come after the people.
  await page.route('**/api/v1/backstage/user-group/user/position*', async route => {
    await rows.first().waitFor()
    await route.continue()
  })
  const rows = page.getByRole('region', { name: 'Leitung' }).getByRole('listitem')
  await page.goto('/de/backstage/user-group/order')
  await rows.first().getByText('Institutsleitung').waitFor()
  const names = () => rows.locator('p:first-child').allTextContents()
  await rows.first().waitFor()
  const before = await names()
  const last = before.at(-1) ?? ''
  expect(before.length).toBeGreaterThan(2)
  await dragByMouse(page, gripIn(rows.last()), rows.first(), 'Leitung, Platz 1')
  await page.getByText(`${last}: Leitung, Platz 1`).waitFor()
  expect(await names()).toEqual([last, ...before.slice(0, -1)])
  await page.getByRole('button', { name: 'Reihenfolge speichern' }).click()
  await page.getByText('Die Reihenfolge gilt').waitFor()
  expect(complaints).toEqual([])
  const reader = await visit(browser, site.url)
  await reader.page.goto('/de/ueber/team?by=position')
  const first = reader.page.getByRole('region', { name: 'Leitung' }).getByRole('link').first()
  await expect.poll(() => first.textContent()).toContain(last)
})

test('a principal investigator dragged to another section is no longer listed as one', {
  tags: 'nightly',
}, async () => {
  const { page } = await enter({ browser, site }, 'hanna', '/de/backstage/user-group/order')
  const part = (name: string) => page.getByRole('region', { name })
  const chief = part('Leitung').getByRole('listitem').last()
  const name = (await chief.locator('p').first().textContent()) ?? ''
  await dragByMouse(
    page,
    gripIn(chief),
    part('Weitere mit festem Platz').getByText('Noch niemand.'),
    'Weitere',
  )
  await page.getByText(new RegExp(`${name}: Weitere mit festem Platz, Platz \\d`)).waitFor()
  await page.getByRole('button', { name: 'Reihenfolge speichern' }).click()
  await page.getByText('Die Reihenfolge gilt').waitFor()
  const reader = await visit(browser, site.url)
  await reader.page.goto('/de/ueber/team?by=position')
  const chiefs = reader.page.getByRole('region', { name: 'Leitung', exact: true })
  await expect.poll(() => chiefs.getByRole('link', { name }).count()).toBe(0)
  await expect.poll(() => reader.page.getByRole('link', { name }).count()).toBe(1)
})

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const tick = (page: Page, name: string) => rowOf(page, name).getByRole('checkbox').first().check()

test('many people are hidden at once and shown again', { tags: 'nightly' }, async () => {
  const path = '/en/backstage/user-group/user'
  const { page, complaints } = await enter({ browser, site }, 'hanna', path)
  const chosen = ['Benedikt Achternbusch', 'Ewa Brzezińska']
  for (const name of chosen) await tick(page, name)
  const bar = page.getByRole('region', { name: '2 selected' })
  await sound(page)
  await bar.getByRole('button', { name: 'Hide', exact: true }).click()
  const question = page.getByRole('dialog').getByRole('button', { name: 'Hide', exact: true })
  await question.or(page.getByText('2 now hidden')).first().waitFor()
  if (await question.isVisible()) await question.click() // asked if a group or a text links to them
  await page.getByText('2 now hidden').waitFor()
  for (const name of chosen) expect(await textOfTeam()).not.toContain(name)
  await page.getByRole('button', { name: 'Undo' }).click()
  for (const name of chosen) await expect.poll(textOfTeam).toContain(name)
  expect(complaints).toEqual([])
})

test('links for a new password go to those who may log in, after a question', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await enter({ browser, site }, 'hanna', '/de/backstage/user-group/user')
  await tick(page, 'Ewa Brzezińska')
  await tick(page, 'Heinrich Grothusen')
  await page
    .getByRole('region', { name: '2 ausgewählt' })
    .getByRole('button', { name: 'Link zum Passwort schicken' })
    .click()
  const dialog = page.getByRole('dialog')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Link zum Passwort schicken' }).click()
  await page.getByText('1 Link ist unterwegs').waitFor()
  const letters = async () => (await fetch(`${site.url}/dev/mails`)).text()
  await expect.poll(letters).toContain('brzezinska@')
  expect(await letters()).not.toContain('grothusen@')
  expect(complaints).toEqual([])
})

test.each([
  ['a team', 'user', 'user?**', 'Error while fetching team'],
  ['an order of people', 'order', 'user?**', 'Error while fetching team'],
  ['a list of statuses', 'role', 'status', 'Error while fetching status'],
])(
  '%s that cannot be fetched shows the message of the specification',
  { tags: 'nightly' },
  async (...given) => {
    const [, screen, call, sentence] = given
    const { page } = await enter({ browser, site }, 'hanna', '/en/backstage')
    await page.route(`**/api/v1/backstage/user-group/${call}`, route => route.abort())
    await page.goto(`/en/backstage/user-group/${screen}`)
    await page.getByText(sentence).waitFor()
    await page.unroute(`**/api/v1/backstage/user-group/${call}`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText(sentence).waitFor({ state: 'detached' })
  },
)

test.each([
  ['de', 'Name, Gruppe oder Funktion', 'Suchen', 'Nach Funktion'],
  ['en', 'Name, group or position', 'Search', 'By position'],
])(
  'the team is searched without scripts, too (%s)',
  { tags: 'nightly' },
  async (language, label, search, byPosition) => {
    const { page } = await visit(browser, site.url, { javaScriptEnabled: false })
    await page.goto(language === 'de' ? '/de/ueber/team' : '/en/about/team')
    const main = page.locator('main')
    await main.getByRole('link', { name: byPosition }).click()
    await main.getByLabel(label).fill('oeztuerk')
    await main.getByRole('button', { name: search }).click()
    await main.getByText(language === 'de' ? '1 Person' : '1 person', { exact: true }).waitFor()
    expect(new URL(page.url()).search).toBe('?q=oeztuerk&by=position')
    await expect.poll(() => main.getByRole('link', { name: /Öztürk/ }).count()).toBe(1)
    await expect.poll(() => main.getByRole('link', { name: /Watanabe/ }).count()).toBe(0)
    await expect.poll(() => main.getByLabel(label).inputValue()).toBe('oeztuerk')
  },
)
