import { expect, test } from 'vitest'
import { violations } from '../../e2e/browser.ts'
import { describing, hasFocus, show } from './test-page.ts'

const open = (options = {}) => show('/de/backstage/gallery/dialogs', options)

test('text typed in a dialog is lost neither by a click outside nor by Escape', async () => {
  const { page } = await open({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })
  await page.getByRole('button', { name: 'Von Hand eintragen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Von Hand eintragen' })
  const field = dialog.getByLabel('Vorname')
  await hasFocus(field)
  expect(await violations(page)).toEqual([])
  await page.keyboard.type('Ada')
  await page.mouse.click(720, 895)
  await page.keyboard.press('Escape')
  const stay = page.getByRole('button', { name: 'Weiter bearbeiten' })
  await stay.waitFor()
  await page.keyboard.press('Escape')
  await stay.waitFor({ state: 'detached' })
  await expect.poll(() => field.inputValue()).toBe('Ada')
  await page.keyboard.press('Escape')
  await stay.waitFor()
  await page.getByRole('button', { name: 'Verwerfen' }).click()
  await dialog.waitFor({ state: 'detached' })
})

test('a dialog nothing was typed in is left by Escape', { tags: 'nightly' }, async () => {
  const { page } = await open()
  await page.getByRole('button', { name: 'Von Hand eintragen' }).click()
  await hasFocus(page.getByRole('dialog').getByLabel('Vorname'))
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})

test('the submit button of a dialog is at its right end', { tags: 'nightly' }, async () => {
  const { page } = await open()
  await page.getByRole('button', { name: 'Von Hand eintragen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Von Hand eintragen' })
  await dialog.getByLabel('Vorname').waitFor()
  const button = await dialog.locator('button[type=submit]').boundingBox()
  const input = await dialog.getByLabel('Vorname').boundingBox()
  expect(Math.round((button?.x ?? 0) + (button?.width ?? 0))).toBe(
    Math.round((input?.x ?? 0) + (input?.width ?? 0)),
  )
  expect(button?.width).toBeLessThan(200)
})

test('several errors of a form are listed with links, a single one is shown at its field alone', async () => {
  const { page } = await open()
  await page.getByRole('button', { name: 'Von Hand eintragen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Von Hand eintragen' })
  const send = dialog.getByRole('button', { name: 'Eintragen', exact: true })
  const [email, city] = [dialog.getByLabel('E-Mail-Adresse'), dialog.getByLabel('Ort')]
  await send.click()
  await dialog.getByRole('link', { name: 'E-Mail-Adresse: Bitte ausfüllen.' }).click()
  await hasFocus(email)
  expect(await describing(city)).toEqual(['Bitte ausfüllen.'])
  expect(await violations(page)).toEqual([])
  await page.keyboard.type('ada')
  await dialog.getByLabel('Vorname').fill('Ada')
  await city.fill('London')
  await send.click()
  await hasFocus(email)
  await expect.poll(() => dialog.getByRole('link').count()).toBe(0)
  expect(await describing(city)).toEqual([])
  const [sentence = ''] = await describing(email)
  expect(sentence).toContain('E-Mail-Adresse')
  await email.fill('ada@belegt.example')
  await send.click()
  await hasFocus(email)
  expect(await describing(email)).toEqual(['Ist schon angemeldet.'])
  await email.fill('ada@example.org')
  await send.click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Eingetragen').waitFor()
})

test('a refused name is explained at its field, and can be corrected', { tags: 'nightly' }, async () => {
  const { page } = await open()
  await page.getByRole('button', { name: 'Umbenennen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Umbenennen' })
  const field = dialog.getByRole('textbox')
  await hasFocus(field)
  const send = dialog.getByRole('button', { name: 'Umbenennen' })
  for (const [name, why] of [
    ['belegt.pdf', 'Diesen Namen gibt es schon.'],
    ['a/b', /Name/],
  ] as const) {
    await field.fill(name)
    await send.click()
    await expect.poll(async () => (await describing(field)).join()).toMatch(why)
    await hasFocus(field)
    await expect.poll(() => field.inputValue()).toBe(name)
  }
  await field.fill('neu.pdf')
  await send.click()
  await page.getByText('Umbenannt: neu.pdf').waitFor()
  await dialog.waitFor({ state: 'detached' })
})

test('a confirmation before a deletion has its focus on the cancel button', async () => {
  const { page } = await open()
  const button = page.getByRole('button', { name: 'Endgültig löschen' })
  await button.click()
  const question = page.getByRole('dialog', { name: 'Endgültig löschen?' })
  await hasFocus(question.getByRole('button', { name: 'Abbrechen' }))
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByText('Gelöscht', { exact: true }).count()).toBe(0)
})

test('a refused confirmation stays open, says why, and can be tried again', async () => {
  const { page, complaints } = await open()
  await page.getByRole('button', { name: 'Endgültig löschen' }).click()
  const question = page.getByRole('dialog', { name: 'Endgültig löschen?' })
  const confirm = question.getByRole('button', { name: 'Endgültig löschen' })
  await confirm.click()
  await hasFocus(question.getByRole('region', { name: 'Das wird noch benutzt.' }))
  expect(await violations(page)).toEqual([])
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  await confirm.click()
  await question.waitFor({ state: 'detached' })
  await page.getByText('Gelöscht', { exact: true }).waitFor()
  expect(complaints).toEqual([])
})
