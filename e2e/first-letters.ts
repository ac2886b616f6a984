// Checks that the first letters typed while a dialog or editor opens are not lost, however slow the CPU is.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { getsFocus } from './editor-tasks/hands.ts'
import { german } from './staff.ts'

export const newRecord = '/de/backstage/info/news/create'
const text = (page: Page) => german(page).getByRole('textbox', { name: 'Text' })

export async function paletteTakesThem(page: Page): Promise<void> {
  const title = german(page).getByLabel('Titel')
  const palette = page.getByRole('dialog', { name: 'Suchen und öffnen' })
  await getsFocus(title)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('sichtbar')
  await palette.getByRole('option', { name: 'Sichtbar Auf dieser Seite', selected: true }).waitFor()
  await expect.poll(() => palette.getByRole('combobox').inputValue()).toBe('sichtbar')
  await expect.poll(() => title.inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'detached' })
  await getsFocus(title)
}

/** Opens the link dialog for selected words at the end of the text; no link is set. */
export async function linkTakesThem(page: Page): Promise<void> {
  const before = await text(page).textContent()
  const dialog = page.getByRole('dialog', { name: 'Link setzen' })
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Ausstattung')
  await expect.poll(() => dialog.getByRole('textbox').first().inputValue()).toBe('Ausstattung')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await getsFocus(text(page))
  await page.keyboard.press('End')
  await expect.poll(() => text(page).textContent()).toBe(before)
}

/** Tiptap destroys an editor whose first render is not committed at once, and makes another. */
export async function newTextTakesThem(page: Page): Promise<void> {
  await page.goto(newRecord)
  await text(page).click()
  await page.keyboard.type('Da')
  await expect.poll(() => text(page).textContent()).toBe('Da')
}
