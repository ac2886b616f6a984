import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { RichText } from '#contract/richtext.ts'
import { contrastViolations, violations } from '../../e2e/browser.ts'
import { outline } from '../../e2e/pasted/outline.ts'
import { hasFocus, paste, show } from './test-page.ts'

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const menu = (page: Page) => page.getByRole('listbox', { name: 'Einfügen' })

async function open() {
  const visitor = await show('/de/backstage/gallery/text')
  await text(visitor.page).click()
  return visitor
}

/** The document as it would be sent. */
async function document(page: Page): Promise<RichText> {
  return JSON.parse((await page.getByTestId('document').textContent()) ?? '')
}
const blocks = async (page: Page) => outline((await document(page))?.content)

test('a slash offers blocks by keyboard, letters narrow them, and nothing of it stays in the text', async () => {
  const { page, complaints } = await open()
  await page.keyboard.type('/')
  await menu(page).waitFor()
  const options = await menu(page).getByRole('option').allInnerTexts()
  expect(options.map(words => words.trim())).toEqual([
    ...['Überschrift', 'Kleinere Überschrift', 'Kleinste Überschrift'],
    ...['Aufzählung', 'Nummerierte Liste', 'Zitat', 'Codeblock', 'Trennlinie'],
    ...['Bild einfügen', 'Tabelle einfügen', 'Abstimmung einfügen'],
  ])
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await contrastViolations(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  const named = await text(page).getAttribute('aria-activedescendant')
  await expect.poll(() => page.locator(`[id="${named}"]`).innerText()).toContain('Kleinere Überschrift')
  await page.keyboard.type('zit')
  await page.keyboard.press('Enter')
  await menu(page).waitFor({ state: 'detached' })
  await page.keyboard.type('Leise!')
  await expect.poll(() => text(page).locator('blockquote').innerText()).toBe('Leise!')
  await expect.poll(() => text(page).innerText()).not.toContain('/')
  expect(complaints).toEqual([])
})

test('the slash menu inserts a heading by mouse, a table by Tab, and a picture by its dialog', {
  tags: 'nightly',
}, async () => {
  const { page } = await open()
  await page.keyboard.type('/')
  await menu(page).getByRole('option', { name: 'Überschrift', exact: true }).click()
  await page.keyboard.type('Wie es klingt')
  await expect.poll(() => text(page).locator('h2').innerText()).toBe('Wie es klingt')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/tab')
  await page.keyboard.press('Tab')
  await expect.poll(() => text(page).locator('th').count()).toBe(3)
  await text(page).press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.type('/bild')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
})

test('Escape closes the slash menu alone, and a slash in an address or within words opens none', {
  tags: 'nightly',
}, async () => {
  const { page } = await open()
  await page.getByRole('button', { name: 'Vergrößern' }).click()
  await text(page).click()
  await page.keyboard.type('/')
  await menu(page).waitFor()
  await page.keyboard.press('Escape')
  await menu(page).waitFor({ state: 'detached' })
  await page.getByRole('dialog', { name: 'Text' }).waitFor() // still enlarged
  await page.keyboard.type('de/kontakt und/oder')
  await menu(page).waitFor({ state: 'detached' })
  await expect.poll(() => text(page).innerText()).toBe('/de/kontakt und/oder')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Puls/Atmung')
  await expect.poll(() => menu(page).count()).toBe(0)
})

test('an empty text says what a slash is for, and its words are no part of it', {
  tags: 'nightly',
}, async () => {
  const { page } = await open()
  const hint = () =>
    text(page).evaluate(({ parentElement }) =>
      parentElement ? getComputedStyle(parentElement, '::before').content : '',
    )
  expect(await hint()).toContain('Text, oder / für Überschriften')
  await expect.poll(() => text(page).textContent()).toBe('')
  await page.keyboard.type('Ein')
  expect(await hint()).toBe('none')
})

test('an address over chosen words becomes their link, and one by itself a link of its own', async () => {
  const { page } = await open()
  await page.keyboard.type('Unsere Spulen')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await paste(text(page), { 'text/plain': 'https://example.org/coils' })
  await page.keyboard.press('End')
  await page.keyboard.type(' und https://example.org/next ')
  await expect
    .poll(() => blocks(page))
    .toEqual(['paragraph: Unsere <link Spulen> und <link https://example.org/next> '])
})

test('text cut and pasted inside the editor keeps its links', { tags: 'nightly' }, async () => {
  const { page } = await open()
  await paste(text(page), { 'text/html': '<p><a href="https://example.org/coils">Unsere Spulen</a></p>' })
  await expect.poll(() => blocks(page)).toEqual(['paragraph: <link Unsere Spulen>'])
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+x')
  await expect.poll(() => blocks(page)).toEqual([])
  await page.keyboard.press('Control+v')
  await expect.poll(() => blocks(page)).toEqual(['paragraph: <link Unsere Spulen>'])
})

test('pasted pictures that cannot be transferred are reported, and leave no gap', {
  tags: 'nightly',
}, async () => {
  const { page } = await open()
  const picture = '<p class=MsoNormal><img width=300 src="file:///C:/clip_image002.png" alt="Kurve"></p>'
  await paste(text(page), { 'text/html': `<p>Davor</p>${picture}${picture}<p>Danach</p>` })
  await page.getByText('2 Bilder sind nicht mitgekommen').waitFor()
  await page.getByRole('button', { name: 'Verstanden' }).click()
  await page.getByText('2 Bilder sind nicht mitgekommen').waitFor({ state: 'detached' })
  expect(await blocks(page)).toEqual(['paragraph: Davor', 'paragraph: Danach'])
})

test('pasted tracking links are replaced by their targets', {
  tags: 'nightly',
}, async () => {
  const { page } = await open()
  const google = 'https://www.google.com/url?q=https://example.org/paper%3Fa%3D1&sa=D&source=editors&usg=AOv'
  const outlook =
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fcall&data=05%7C01'
  const html = [google, outlook]
    .map(one => `<a href="${one.replaceAll('&', '&amp;')}">Ziel</a>`)
    .join(' und ')
  await paste(text(page), { 'text/html': `<p>${html}</p>` })
  const hrefs = async () =>
    [...JSON.stringify(await document(page)).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href)
  await expect.poll(hrefs).toEqual(['https://example.org/paper?a=1', 'https://example.org/call'])
})

test('pasted footnotes keep their marks raised, and their texts at the end', async () => {
  const { page } = await open()
  const mark = (href: string) =>
    `<a style='mso-footnote-id:ftn1' href="${href}" title=""><span class=MsoFootnoteReference>[1]</span></a>`
  await paste(text(page), {
    'text/html': `<p class=MsoNormal>Ein Satz.${mark('#_ftn1')} Noch einer.</p>
      <div style='mso-element:footnote-list'><br clear=all><hr align=left size=1 width="33%">
      <div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText>${mark(`${page.url()}#_ftnref1`)} Die Quelle.</p></div></div>`,
  })
  await expect
    .poll(() => blocks(page))
    .toEqual([
      'paragraph: Ein Satz.<superscript [1]> Noch einer.',
      'horizontalRule',
      'paragraph: <superscript [1]> Die Quelle.',
    ])
})

test('signs of Markdown at the beginning of a line become headings and lists', {
  tags: 'nightly',
}, async () => {
  const { page } = await open()
  for (const line of ['## Ein Titel', '### Ein kleiner', 'Ein Satz']) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.type('- Eins')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Zwei')
  await expect
    .poll(() => blocks(page))
    .toEqual([
      'heading 2: Ein Titel',
      'heading 3: Ein kleiner',
      'paragraph: Ein Satz',
      ['bulletList', ['listItem', 'paragraph: Eins'], ['listItem', 'paragraph: Zwei']],
    ])
})

test('Ctrl K links chosen words, and opens the palette where none are chosen', {
  tags: 'nightly',
}, async () => {
  const { page } = await open()
  await page.keyboard.type('Unsere Spulen')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Link setzen' })
  await dialog.getByRole('tab', { name: 'Andere Adresse' }).click()
  await dialog.getByRole('textbox', { name: 'Adresse' }).fill('https://example.org/coils')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Link setzen' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => blocks(page)).toEqual(['paragraph: Unsere <link Spulen>'])
  expect(JSON.stringify(await document(page))).toContain('"target":"_blank"')
  await text(page).press('End')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Suchen und öffnen' }).waitFor()
})

test('a link is searched from its first letter, and Escape leaves the text as it was', {
  tags: 'nightly',
}, async () => {
  const { page } = await open()
  await page.keyboard.type('Unsere Spulen')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Ausstattung')
  const dialog = page.getByRole('dialog', { name: 'Link setzen' })
  await expect.poll(() => dialog.getByRole('textbox').first().inputValue()).toBe('Ausstattung')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await hasFocus(text(page))
  expect(await blocks(page)).toEqual(['paragraph: Unsere Spulen'])
})

test('the toolbar is one tab stop, and arrow keys go through it', { tags: 'nightly' }, async () => {
  const { page } = await open()
  const at = (name: string) => hasFocus(page.getByRole('button', { name, exact: true }))
  await page.getByLabel('Absatzart').focus()
  await page.keyboard.press('ArrowRight')
  await at('Fett')
  await page.keyboard.press('End')
  await at('Vergrößern')
  await page.keyboard.press('Tab')
  await hasFocus(text(page))
  await page.keyboard.press('Shift+Tab')
  await at('Vergrößern')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Tab')
  await hasFocus(text(page))
})

test('a link without meaning and a skipped heading level are reported while typing', {
  tags: 'nightly',
}, async () => {
  const { page } = await open()
  await paste(text(page), { 'text/html': '<p><a href="https://example.org/x">hier</a></p><p>Mehr</p>' })
  await page.getByText('Der Link „hier“ sagt nicht, wohin er führt.').waitFor()
  await text(page).press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('### Zu klein')
  await page.getByText('Vor der Überschrift „Zu klein“ fehlt eine größere.').waitFor()
  expect(await violations(page)).toEqual([])
})

test('a button without words shows its name to a pointer and to the keyboard, until Escape or a press', async () => {
  const { page, complaints } = await open()
  const name = page.locator('.mantine-Tooltip-tooltip')
  const bold = page.getByRole('button', { name: 'Fett', exact: true }).first()
  await bold.hover()
  await expect.poll(() => name.allTextContents()).toEqual(['Fett'])
  const [sign, box] = [await bold.boundingBox(), await name.boundingBox()]
  expect(Math.abs((sign?.x ?? 0) + 13.5 - (box?.x ?? 0) - (box?.width ?? 0) / 2)).toBeLessThan(2)
  await bold.press('ArrowRight')
  await expect.poll(() => name.allTextContents()).toEqual(['Kursiv'])
  await page.keyboard.press('Escape')
  await expect.poll(() => name.count()).toBe(0)
  const italic = page.getByRole('button', { name: 'Kursiv', exact: true }).first()
  await italic.hover()
  await expect.poll(() => name.allTextContents()).toEqual(['Kursiv'])
  await italic.click()
  await expect.poll(() => name.count()).toBe(0)
  expect(complaints).toEqual([])
})
