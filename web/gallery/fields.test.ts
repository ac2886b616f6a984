import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from '../../e2e/browser.ts'
import { describing, hasFocus, show } from './test-page.ts'

const open = (options = {}, language = 'de') => show(`/${language}/backstage/gallery/fields`, options)
const kept = async (page: Page) =>
  JSON.parse((await page.getByTestId('dates').textContent()) ?? '') as Record<
    'day' | 'begins' | 'ends',
    string | null
  >

test('a day and a time are typed as Germans write them, whatever language the browser has', async () => {
  const { page, complaints } = await open({ locale: 'en-US' })
  const field = page.getByRole('textbox', { name: 'Ende' })
  await field.click()
  await page.keyboard.type('24.12.2098 18 Uhr')
  await page.keyboard.press('Tab')
  await expect.poll(() => field.inputValue()).toBe('24.12.2098, 18:00')
  expect((await kept(page)).ends).toBe('2098-12-24T17:00:00.000Z')
  expect(complaints).toEqual([])
})

test('an invalid date is reported on blur, stays to be corrected, and is kept as null', async () => {
  const { page } = await open()
  const field = page.getByLabel('Beginn')
  await field.fill('1.2.26, 7:30')
  expect((await kept(page)).begins).toBe('2026-02-01T06:30:00.000Z')
  await field.fill('30.02.2098')
  await expect.poll(() => field.getAttribute('aria-invalid')).not.toBe('true')
  await page.keyboard.press('Tab')
  await page.getByText('Bitte schreiben Sie Tag und Uhrzeit, zum Beispiel 24.12.2027, 18:00.').waitFor()
  await expect.poll(() => field.inputValue()).toBe('30.02.2098')
  expect((await kept(page)).begins).toBe(null)
  expect(await violations(page)).toEqual([])
  await field.fill('')
  await page.keyboard.press('Tab')
  await expect.poll(() => field.getAttribute('aria-invalid')).not.toBe('true')
})

test('a day is chosen from a calendar with the keyboard, and keeps its time', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await open({}, 'en')
  const field = page.getByLabel('Disappears on')
  await field.fill('24/12/2098, 18:30')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const calendar = page.getByRole('dialog', { name: 'Calendar' })
  await calendar.getByText('December 2098').waitFor()
  expect(await violations(page)).toEqual([])
  await calendar.getByRole('button', { name: '24 December 2098' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await calendar.waitFor({ state: 'hidden' })
  await expect.poll(() => field.inputValue()).toBe('25/12/2098, 18:30')
  await page
    .locator(':focus', { has: page.locator('svg') })
    .and(page.getByLabel('Open calendar'))
    .waitFor()
  expect(complaints).toEqual([])
})

test('an open calendar lies above the fields below it', { tags: 'nightly' }, async () => {
  const { page } = await open()
  const field = page.getByLabel('Tag', { exact: true })
  await field.locator('xpath=../..').getByRole('button', { name: 'Kalender öffnen' }).click()
  const days = page.getByRole('dialog', { name: 'Kalender' }).getByRole('button')
  await days.first().waitFor()
  for (const day of await days.all()) {
    const isFree = await day.evaluate(button => {
      const { left, top, width, height } = button.getBoundingClientRect()
      const shares = [0.1, 0.3, 0.5, 0.7, 0.9]
      const seen = (x: number, y: number) => document.elementFromPoint(left + width * x, top + height * y)
      return shares.every(x => shares.every(y => button.contains(seen(x, y))))
    })
    expect(isFree, await day.innerText()).toBe(true)
  }
})

test('an end at an earlier time of the same day moves to the next day on blur', {
  tags: 'nightly',
}, async () => {
  const { page } = await open()
  await page.getByLabel('Beginn').fill('24.12.2098, 20:00')
  const field = page.getByRole('textbox', { name: 'Ende' })
  await field.fill('24.12.2098, 2:00')
  expect((await kept(page)).ends).toBe('2098-12-24T01:00:00.000Z')
  await page.keyboard.press('Tab')
  await expect.poll(() => field.inputValue()).toBe('25.12.2098, 02:00')
  expect((await kept(page)).ends).toBe('2098-12-25T01:00:00.000Z')
})

test('tags are added by Enter and comma, removed by Backspace, and an invalid one stays with a reason', async () => {
  const { page } = await open()
  const field = page.getByRole('combobox', { name: 'Schlagwörter' })
  const tags = () => page.locator('.mantine-Pill-label').allTextContents()
  const add = async (tag: string) => {
    await field.fill(tag)
    await field.press('Enter')
  }
  await add('Feld')
  await page.keyboard.type('Physik,')
  await expect.poll(tags).toEqual(['Spulen', 'Feld', 'Physik'])
  await add('spulen')
  await page.getByText('Dieses Schlagwort steht schon in der Liste.').waitFor()
  await add('x')
  await page.getByText('Ein Schlagwort hat 2 bis 40 Zeichen').waitFor()
  expect(await tags()).toHaveLength(3)
  await field.fill('')
  await field.press('Backspace')
  await expect.poll(tags).toEqual(['Spulen', 'Feld'])
  for (let n = 3; n <= 10; n += 1) await add(`Wort ${n}`)
  await add('Wort 11')
  await page.getByText('Mehr als zehn Schlagwörter sind nicht möglich.').waitFor()
  expect(await tags()).toHaveLength(10)
})

test('typing a tag suggests tags in use', async () => {
  const { page } = await open()
  const field = page.getByRole('combobox', { name: 'Schlagwörter' })
  await field.fill('tesla')
  await page.getByRole('option', { name: '7 Tesla' }).click()
  await expect
    .poll(() => page.locator('.mantine-Pill-label').allTextContents())
    .toEqual(['Spulen', '7 Tesla'])
  await hasFocus(field)
  await expect.poll(() => field.inputValue()).toBe('')
  await page.keyboard.type('sus')
  await page.getByRole('option', { name: 'Suszeptibilität' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.locator('.mantine-Pill-label').allTextContents())
    .toEqual(['Spulen', '7 Tesla', 'Suszeptibilität'])
})

test('the switch says what visitors get once it is saved', { tags: 'nightly' }, async () => {
  const { page } = await open()
  const standing = page.getByRole('status').filter({ hasText: /Website|sichtbar/i })
  await standing.getByText('Nicht auf der Website').waitFor()
  await page.getByRole('switch', { name: 'Sichtbar' }).check({ force: true })
  await standing.getByText(/^Nach dem Speichern: /).waitFor()
  await page.getByLabel('Erscheint am').fill('24.12.2098')
  await page.keyboard.press('Tab')
  await page.getByText(/^Nach dem Speichern: /).waitFor()
})

test('a required field has a mark that is not part of its name, and is described by its error', async () => {
  const { page } = await open()
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await expect.poll(() => name.getAttribute('aria-required')).toBe('true')
  const mark = await page
    .locator('label[data-needed]', { hasText: 'Name' })
    .evaluate(label =>
      [...label.querySelectorAll('*'), label].map(one => getComputedStyle(one, '::after').content).join(),
    )
  expect(mark).toContain('*')
  const refused = page.getByLabel('Thema').first()
  await expect.poll(() => refused.getAttribute('aria-invalid')).toBe('true')
  expect(await describing(refused)).toEqual(['Bitte füllen Sie dieses Feld aus.'])
})

test('the header shows the breadcrumbs, and the window title shows them too', {
  tags: 'nightly',
}, async () => {
  const { page } = await open()
  const trail = page.getByRole('navigation', { name: 'Sie sind hier' })
  await expect.poll(() => trail.getByRole('link').allInnerTexts()).toEqual(['Übersicht', 'Neuigkeiten'])
  await expect.poll(() => trail.locator('[aria-current=page]').innerText()).toBe('Felder')
  expect(await page.title()).toMatch(/^Felder · Neuigkeiten/)
})
