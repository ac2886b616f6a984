import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Block, RichText } from '#contract/richtext.ts'
import { staffOf } from './api.ts'
import { openBrowser } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { enter as enterAs, german, saved } from './staff.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

const text = (page: Page) => german(page).getByRole('textbox', { name: 'Text' })

async function openEmpty() {
  const opened = await enterAs({ browser, site }, 'jonas', '/de/backstage/info/news/create')
  await german(opened.page).getByLabel('Titel').fill('Eingefügt')
  await text(opened.page).click()
  return opened
}

/** What the browser does when something lies in the clipboard and Ctrl V is pressed. */
async function paste(page: Page, formats: Record<string, string>): Promise<void> {
  await text(page).evaluate((editor, given) => {
    const clipboardData = new DataTransfer()
    for (const [type, words] of Object.entries(given)) clipboardData.setData(type, words)
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, formats)
}

/** The document as it is stored. */
async function stored(page: Page): Promise<RichText> {
  await page.keyboard.press('Control+s')
  await saved(page)
  const ask = await staffOf(site, 'jonas')
  const id = page.url().split('/').at(-1)
  const { body } = await ask<{ content: { de: RichText } }>('GET', `/backstage/info/news/${id}`)
  return body.content.de
}

/** A document as an outline: each block by its type, with its words and what they are marked as. */
function outline(blocks: readonly Block[] = []): unknown[] {
  return blocks.map(block => {
    const name = block.type === 'heading' ? `heading ${block.attrs.level}` : block.type
    const content = 'content' in block ? (block.content ?? []) : []
    if (content.some(one => one.type === 'text'))
      return `${name}: ${(content as { text?: string; marks?: { type: string }[] }[])
        .map(({ text: words = '', marks = [] }) =>
          marks.reduce((inner, { type }) => `<${type} ${inner}>`, words),
        )
        .join('')}`
    return content.length > 0 ? [name, ...outline(content as Block[])] : name
  })
}

const wanted = [
  'heading 2: Messreihe im Herbst',
  'paragraph: Wir messen mit <bold acht Kanälen>, siehe <link die Spulen>.',
  'heading 3: Ablauf',
  [
    'bulletList',
    ['listItem', 'paragraph: Vorbereiten', ['bulletList', ['listItem', 'paragraph: Spule anlegen']]],
    ['listItem', 'paragraph: Messen'],
  ],
  ['orderedList', ['listItem', 'paragraph: Erstens'], ['listItem', 'paragraph: Zweitens']],
  ['table', ['tableRow', ['tableCell', 'paragraph: <bold Feld>'], ['tableCell', 'paragraph: 7 T']]],
  'paragraph: Schluss',
]

describe('what is pasted', () => {
  test.each(['word', 'google-docs', 'libreoffice', 'web-page'])(
    'from %s keeps headings, nested lists, tables, links and bold text, and nothing else',
    async name => {
      const { page, complaints } = await openEmpty()
      await paste(page, { 'text/html': await readFile(`e2e/pasted/${name}.txt`, 'utf8'), 'text/plain': 'x' })
      const document = await stored(page)
      const found = outline(document.content)
      // A page brings its menu along, as words.
      expect(name === 'web-page' ? found.slice(-wanted.length) : found).toEqual(wanted)
      expect(JSON.stringify(document)).not.toMatch(/javascript|alert|pixel|color/)
      // The browser says of a handler that it was not run.
      const refused = /^(Executing inline event handler|policy: script-src-attr inline$)/
      expect(complaints.filter(one => !refused.test(one))).toEqual([])
    },
  )

  test('an address over chosen words becomes their link, and one by itself a link of its own', async () => {
    const { page } = await openEmpty()
    await page.keyboard.type('Unsere Spulen')
    await page.keyboard.press('Control+Shift+ArrowLeft')
    await paste(page, { 'text/plain': 'https://example.org/coils' })
    await page.keyboard.press('End')
    await page.keyboard.type(' und https://example.org/next ')
    expect(outline((await stored(page)).content)).toEqual([
      'paragraph: Unsere <link Spulen> und <link https://example.org/next> ',
    ])
  })

  test('what is copied inside the editor keeps its links', async () => {
    const { page } = await openEmpty()
    await page.keyboard.type('https://example.org/coils ')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+x')
    await page.keyboard.press('Control+v')
    const [paragraph] = (await stored(page)).content
    expect(JSON.stringify(paragraph)).toContain('"href":"https://example.org/coils"')
  })
})

describe('writing', () => {
  test('signs of Markdown at the beginning of a line become headings and lists', async () => {
    const { page } = await openEmpty()
    for (const line of ['## Ein Titel', '### Ein kleiner', 'Ein Satz']) {
      await page.keyboard.type(line)
      await page.keyboard.press('Enter')
    }
    await page.keyboard.type('- Eins')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Zwei')
    expect(outline((await stored(page)).content)).toEqual([
      'heading 2: Ein Titel',
      'heading 3: Ein kleiner',
      'paragraph: Ein Satz',
      ['bulletList', ['listItem', 'paragraph: Eins'], ['listItem', 'paragraph: Zwei']],
    ])
  })

  test('Ctrl K links chosen words, and opens the palette where none are chosen', async () => {
    const { page } = await openEmpty()
    await page.keyboard.type('Unsere Spulen')
    await page.keyboard.press('Control+Shift+ArrowLeft')
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Link setzen' })
    await dialog.getByRole('tab', { name: 'Andere Adresse' }).click()
    await dialog.getByRole('textbox', { name: 'Adresse' }).fill('example.org/coils')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await text(page).press('End')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'Suchen und öffnen' }).waitFor()
  })

  test('words chosen and linked before the editor has heard of the choice become the link', async () => {
    const { page } = await openEmpty()
    await page.keyboard.type('Unsere Spulen')
    await page.keyboard.press('Shift') // what was typed is read
    await text(page).evaluate(editor => {
      // Both in one task of the browser, which tells of a new selection in a later one.
      getSelection()?.modify('extend', 'backward', 'word')
      editor.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
    })
    const dialog = page.getByRole('dialog', { name: 'Link setzen' })
    await dialog.getByRole('textbox').first().fill('Ausstattung')
    await dialog.getByRole('button', { name: /^Ausstattung/ }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(outline((await stored(page)).content)).toEqual(['paragraph: Unsere <link Spulen>'])
  })

  test('the dialog of a link says where it leads now', async () => {
    const { page } = await openEmpty()
    await page.keyboard.type('Mehr dazu')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Link setzen' })
    await dialog.getByLabel('Seite oder Neuigkeit suchen').fill('Stoffwechsel')
    await dialog
      .getByRole('button', { name: /Stoffwechsel/ })
      .first()
      .click()
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.press('Control+k')
    await dialog.getByText(/^Führt jetzt zu: .*Stoffwechsel/).waitFor()
  })

  test('the toolbar is one tab stop, and arrow keys go through it', async () => {
    const { page } = await openEmpty()
    await german(page).getByLabel('Absatzart').focus()
    await page.keyboard.press('ArrowRight')
    expect(await focused(page)).toBe('Fett')
    await page.keyboard.press('End')
    expect(await focused(page)).toBe('Vergrößern')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Text')
    await page.keyboard.press('Shift+Tab')
    expect(await focused(page)).toBe('Vergrößern')
  })
})

function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: at } = document
    const label = at?.getAttribute('aria-labelledby')
    return (
      at?.getAttribute('aria-label') ?? (label ? document.getElementById(label)?.textContent : null) ?? ''
    )
  })
}
