import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, openBrowser, reach, violations, visit } from './browser.ts'
import { inLetter } from './letters.ts'
import { type Site, startSite } from './site.ts'
import { sound } from './sound.ts'
import { enter } from './staff.ts'

let site: Site
let browser: Browser
const artists = /falkenrath|osterloh|morgenstern|wellenbrink|brinkmöller|nordquist|achterberg|pruss/i
const contest = { de: '/de/artifact/formen-des-feldes', en: '/en/artifact/shapes-of-the-field' }

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(async () => {
  await Promise.all([site?.stop(), browser?.close()])
})

const pageOf = (email: string) =>
  inLetter(site, email, /\/(de|en)\/artifact-(abstimmung|voting)\/(bestaetigen|confirm)\/[\w-]+/)

test('a visitor gives three votes on a phone, looks at works large, reviews, confirms and gets a receipt', async () => {
  const { page, complaints } = await visit(browser, site.url, {
    viewport: { width: 375, height: 740 },
    hasTouch: true,
  })
  await page.goto('/de/artifact-abstimmung')
  await page.getByText('Noch 3 von 3 Stimmen').waitFor()
  const more = page.getByRole('button', { name: 'Eine Stimme für „Nachhall“ geben' })
  await more.click()
  await page.getByText('Noch 2 von 3 Stimmen').waitFor()
  expect(await coveredByBar(page)).toEqual([])

  await page.getByRole('button', { name: 'Nachhall', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const first = (await dialog.getByRole('heading').textContent()) ?? ''
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => dialog.getByRole('heading').textContent()).not.toBe(first)
  await sound(page)
  await swipe(page)
  await expect.poll(() => dialog.getByRole('heading').textContent()).toBe(first)
  await dialog.getByRole('button', { name: 'Eine Stimme für „Nachhall“ geben' }).click()
  await page.keyboard.press('Escape')
  await more.click()
  await page.getByText('Alle Stimmen sind vergeben.').waitFor()
  await more.press('Enter')
  await page.getByText('3 × Nachhall').waitFor()

  await page.getByLabel('E-Mail-Adresse').fill('carla@example.org')
  await page.getByRole('button', { name: 'Abstimmen' }).click()
  await page.getByText('Sie haben den Bedingungen nicht zugestimmt').first().waitFor()
  await page.getByText('3 × Nachhall').waitFor()
  await page.getByRole('checkbox').check()
  await sound(page)
  await page.getByRole('button', { name: 'Abstimmen' }).click()
  await page.getByText('Bitte bestätigen Sie Ihre Stimmen').waitFor()

  await page.goto(await pageOf('carla@example.org'))
  await sound(page)
  await page.getByRole('button', { name: 'Stimmen bestätigen' }).click()
  await page.getByText('Vielen Dank, Ihre Stimmen zählen').waitFor()
  await expect.poll(() => page.locator('main code').textContent()).toMatch(/^(\w{4}-){3}\w{4}$/)
  expect(complaints).toEqual([])
})

test('votes typed before hydration are kept, and so is the focus', async () => {
  const { page, complaints } = await visit(browser, site.url)
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/ballot-panel/, async route => {
    await held.promise
    await route.continue()
  })
  await page.goto(contest.en)
  await page.getByLabel('Votes for ‘Sunflower’').fill('2')
  held.resolve()
  await page.getByText('1 of 3 votes left').waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toBe('Give a vote to ‘Sunflower’')
  expect(complaints).toEqual([])
})

test('by keyboard alone votes are given, taken back and sent', { tags: 'nightly' }, async () => {
  const { page, complaints } = await visit(browser, site.url)
  await page.goto(contest.en)
  await hydrated(page)
  await page.getByText('3 of 3 votes left').waitFor()
  await reach(page, 'Give a vote to ‘Sunflower')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await page.getByText('1 of 3 votes left').waitFor()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByText('2 of 3 votes left').waitFor()
  await reach(page, 'E-mail address')
  await page.keyboard.type('dana@example.org')
  await reach(page, 'I agree')
  await page.keyboard.press('Space')
  await reach(page, 'Vote')
  await page.keyboard.press('Enter')
  await page.getByText('please confirm your votes').waitFor()
  expect(complaints).toEqual([])
})

test('without scripts votes are typed as numbers, errors are shown, and the link confirms', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await visit(browser, site.url, { javaScriptEnabled: false })
  for (const address of ['/en/artifact-voting', contest.de]) {
    const isEnglish = address.startsWith('/en')
    const email = isEnglish ? 'emil@example.org' : 'frida@example.org'
    await page.goto(address)
    const [one, two] = await page.locator('input[name^=value_]').all()
    await one?.fill('2')
    await two?.fill('2')
    await page.getByLabel(isEnglish ? 'E-mail address' : 'E-Mail-Adresse').fill(email)
    await page.getByRole('checkbox').check()
    const send = page.getByRole('button', { name: isEnglish ? 'Vote' : 'Abstimmen' })
    await send.click()
    await page
      .getByText(isEnglish ? 'Max votes per email exceeded' : 'Das sind zu viele Antworten oder Stimmen')
      .first()
      .waitFor()
    await two?.fill('1')
    await send.click()
    await page
      .getByText(isEnglish ? 'please confirm your votes' : 'Bitte bestätigen Sie Ihre Stimmen')
      .waitFor()
    await page.goto(await pageOf(email))
    await page.getByRole('button', { name: isEnglish ? 'Confirm votes' : 'Stimmen bestätigen' }).click()
    await page.locator('main code').waitFor()
  }
  expect(complaints).toEqual([])
})

test('pages of the vote name no artist, pages of a contest that has ended name the winners', async () => {
  for (const address of [contest.de, contest.en, '/de/artifact-abstimmung', '/en/artifact-voting'])
    expect([address, artists.exec(await (await fetch(site.url + address)).text())]).toEqual([address, null])
  const { page, complaints } = await visit(browser, site.url)
  await page.goto('/de/artifact/sieben-tesla-in-farbe')
  await page.getByText('Platz 1').waitFor()
  await page.getByText('Selbst nachrechnen').click()
  await sound(page)
  await page.goto('/en/artifact/overview')
  await page.getByRole('heading', { name: 'Earlier years' }).waitFor()
  await page.getByText('Place 1').first().waitFor()
  expect(complaints).toEqual([])
})

test('staff see the count once the voting is over, publish it, draw the raffle and print certificates', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await enter({ browser, site }, 'hanna', '/de/backstage/info/artifact')
  await page.getByRole('link', { name: 'Formen des Feldes' }).first().click()
  await page.getByText('sehen auch Sie erst nach dem Ende').waitFor()
  await page.goto('/de/backstage/info/artifact')
  await page.getByRole('link', { name: 'Fehler, die schön sind' }).first().click()
  await page.getByText('6 Stimmzettel').waitFor()
  await page.getByRole('button', { name: 'Jetzt auslosen' }).click()
  await page.getByText('Gewonnen hat Nummer').waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Urkunden (PDF)' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^urkunden-.*\.pdf$/)
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Ergebnisse veröffentlicht').check()
  await page.getByRole('button', { name: 'Speichern' }).first().click()
  await page.getByText('Veröffentlicht, so wie es hier steht.').waitFor()
  expect(complaints).toEqual([])
  const published = await (await fetch(`${site.url}/de/artifact/fehler-die-schoen-sind`)).text()
  expect(published).toMatch(/Platz 1/)
  expect(published).toMatch(artists)
})

/** Swipes to the right over the dialog. */
async function swipe(page: Page): Promise<void> {
  // A touch only reaches what the browser has painted.
  await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  const client = await page.context().newCDPSession(page)
  const { top, bottom } = await page.getByRole('dialog').evaluate(dialog => dialog.getBoundingClientRect())
  const y = (top + bottom) / 2
  const at = (x: number) => [{ x, y }]
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(100) })
  await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(200) })
  await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(280) })
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Returns the controls of the wall that the bar covers when they are focused. */
async function coveredByBar(page: Page): Promise<string[]> {
  const bar = page.getByRole('status').filter({ hasText: 'Stimmen' }).locator('..')
  const covered: string[] = []
  for (const button of await page.getByRole('group').getByRole('button').all()) {
    await button.focus()
    const [over, own] = [await bar.boundingBox(), await button.boundingBox()]
    if (over && own && own.y < over.y + over.height && own.y + own.height > over.y)
      covered.push((await button.getAttribute('aria-label')) ?? '')
  }
  return covered
}
