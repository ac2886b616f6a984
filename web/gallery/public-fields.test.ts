import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { show } from './test-page.ts'

const fields = () => show('/de/gallery/fields')

test('each error is read out with its field, and its link in the summary leads there', async () => {
  const { page } = await fields()
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

test('a radio group and options are chosen by keyboard, and countries are listed', {
  tags: 'nightly',
}, async () => {
  const { page } = await fields()
  await page.getByRole('radio', { name: 'Vor Ort' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.getByRole('radio', { name: 'Im Livestream' }).isChecked()).toBe(true)
  await page.getByRole('checkbox', { name: 'Freitag' }).focus()
  await page.keyboard.press('Space')
  await expect.poll(() => page.getByRole('checkbox', { name: 'Freitag' }).isChecked()).toBe(true)
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Land' }).locator('option').allTextContents())
    .toEqual(['Bitte wählen', 'Deutschland', 'Österreich', 'Ägypten', 'Niederlande'])
})

test('a file that is too large is refused at once and not sent; another one mends it', {
  tags: 'nightly',
}, async () => {
  const { page } = await fields()
  const folder = await mkdtemp(join(tmpdir(), 'larmor-files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [large, small] = [join(folder, 'large.png'), join(folder, 'small.png')]
  await writeFile(large, Buffer.alloc(5_000_001))
  await writeFile(small, Buffer.alloc(100))
  const field = page.getByLabel('Bild')
  await field.setInputFiles(large)
  await page.locator('#photo-error', { hasText: 'Diese Datei ist zu groß' }).waitFor()
  await page.getByRole('button', { name: 'Absenden' }).click()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('photo')
  await expect
    .poll(() => page.getByRole('region', { name: 'Bitte prüfen Sie diese Angaben' }).count())
    .toBe(0)
  await field.setInputFiles(small)
  await page.locator('#photo-error').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Absenden' }).click()
  await page.getByRole('region', { name: 'Bitte prüfen Sie diese Angaben' }).waitFor()
})
