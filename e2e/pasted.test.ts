import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RichText } from '#contract/richtext.ts'
import { inputLines, testWithInputs } from '../server/test-inputs.ts'
import { staffOf } from './api.ts'
import { openBrowser } from './browser.ts'
import { outline } from './pasted/outline.ts'
import { type Site, startSite } from './site.ts'
import { enter as enterAs, german, saved } from './staff.ts'
import { testVariants } from './variants.ts'

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

/** Simulates Ctrl V with this content in the clipboard. */
async function paste(page: Page, formats: Record<string, string>): Promise<void> {
  await text(page).evaluate((editor, given) => {
    const clipboardData = new DataTransfer()
    for (const [type, words] of Object.entries(given)) clipboardData.setData(type, words)
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, formats)
}

/** Saves and returns the stored document. */
async function stored(page: Page): Promise<RichText> {
  await page.keyboard.press('Control+s')
  await saved(page)
  const ask = await staffOf(site, 'jonas')
  const id = page.url().split('/').at(-1)
  const { body } = await ask<{ content: { de: RichText } }>('GET', `/backstage/info/news/${id}`)
  return body.content.de
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
  testVariants(['word', 'google-docs', 'libreoffice', 'web-page'])(
    'from %s keeps headings, nested lists, tables, links and bold text, and nothing else',
    async name => {
      const { page, complaints } = await openEmpty()
      await paste(page, { 'text/html': await readFile(`e2e/pasted/${name}.txt`, 'utf8'), 'text/plain': 'x' })
      const document = await stored(page)
      const found = outline(document.content)
      // A web page also pastes the texts of its menu, before the content.
      expect(name === 'web-page' ? found.slice(-wanted.length) : found).toEqual(wanted)
      expect(JSON.stringify(document)).not.toMatch(/javascript|alert|pixel|color/)
      // The browser reports the inline handlers that it did not run.
      const refused = /^(Executing inline event handler|policy: script-src-attr inline$)/
      expect(complaints.filter(one => !refused.test(one))).toEqual([])
    },
  )

  testWithInputs('that people have copied elsewhere can be saved, line by line', async () => {
    const { page } = await openEmpty()
    const pasted = inputLines('pasted-parts.html').filter(line => !line.startsWith('<!--'))
    expect(pasted).toHaveLength(8)
    for (const html of pasted) {
      await paste(page, { 'text/html': html })
      await page.keyboard.press('Control+End')
    }
    const words = JSON.stringify(await stored(page))
    for (const kept of ['Poster%207T%20final.pdf', 'Frage%20zur%20Studie', 'Überschrift', '"start":-2'])
      expect(words).toContain(kept)
  })

  test('that is refused is selected in the text by the link of its error', {
    tags: 'nightly',
  }, async () => {
    const { page } = await openEmpty()
    const ask = await staffOf(site, 'jonas')
    type Listed = { rows: { id: number; type: string }[] }
    const { body } = await ask<Listed>('GET', '/backstage/file-manager/files?q=vtt')
    const captions = body.rows.find(({ type }) => type === 'text/vtt')?.id
    const html = `<p>Davor</p><figure data-file="${captions}"><img src="/api/v1/media/x"></figure><p>Danach</p>`
    await paste(page, { 'text/html': html })
    await page.keyboard.press('Control+s')
    await page.getByRole('link', { name: /^Text \(Deutsch\): / }).click()
    expect(await text(page).evaluate(editor => editor === document.activeElement)).toBe(true)
    await text(page).locator('figure.ProseMirror-selectednode').waitFor({ state: 'attached' })
    await page.keyboard.press('Delete')
    expect(outline((await stored(page)).content)).toEqual(['paragraph: Davor', 'paragraph: Danach'])
  })

  test('is mended where it could not be saved as it is, and says so once', { tags: 'nightly' }, async () => {
    const { page } = await openEmpty()
    await paste(page, {
      'text/html': `<p>Das <a href="https://example.org/files/Poster 7T final.pdf">Poster</a> hängt im Flur.</p>
        <p><a href="mailto:post@example.org?subject=Frage zur Studie">Schreiben Sie uns</a></p>
        <p><a href="tel:+49 201 183 6000">Telefon</a> <a href="http://example.org:80800/x">hier</a></p>
        <table><tr><td colspan="26">Überschrift</td></tr></table>
        <ol start="-2"><li>a</li></ol><ol start="20260"><li>b</li></ol><ol start="x"><li>c</li></ol>
        <figure data-file="bild.jpg"><img src="https://example.org/a.jpg"></figure>
        <figure data-file="1"><img src="https://example.org/a.jpg"></figure><p data-poll="x">Abstimmung</p>`,
    })
    await page.getByText('Adressen von Links sind berichtigt').waitFor()
    await page.getByText('Links, die nirgendwohin führen, sind entfernt').waitFor()
    const kept = JSON.stringify(await stored(page))
    expect([...kept.matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href)).toEqual([
      'https://example.org/files/Poster%207T%20final.pdf',
      'mailto:post@example.org?subject=Frage%20zur%20Studie',
      'tel:+492011836000',
    ])
    expect(kept).toContain('"colspan":26')
    expect([...kept.matchAll(/"start":(-?\d+)/g)].map(([, start]) => start)).toEqual(['-2', '20260', '1'])
    expect(kept).toMatch(/"image","attrs":\{"fileId":1\}/)
    expect(kept).not.toContain('poll')
  })

  test('with the address of a page of this website is linked to its record', {
    tags: 'nightly',
  }, async () => {
    const { page } = await openEmpty()
    const ask = await staffOf(site, 'jonas')
    const { body: item } = await ask<{ id: number; slug: { de: string } }>('GET', '/backstage/info/news/1')
    const address = `${site.url}/de/info/neuigkeiten/${item.slug.de}`
    await paste(page, { 'text/html': `<p>Siehe <a href="${address}">die Spule</a>.</p>` })
    const link = german(page).locator('a[data-kind="news"]')
    await link.waitFor()
    await page.keyboard.press('Control+Home')
    const [paragraph] = (await stored(page)).content
    expect(JSON.stringify(paragraph)).toContain('{"kind":"news","id":1}')
    expect(JSON.stringify(paragraph)).not.toContain('href')
  })
})

describe('writing', () => {
  test('the selected words become the link even before the editor has read the selection', {
    tags: 'nightly',
  }, async () => {
    const { page } = await openEmpty()
    await page.keyboard.type('Unsere Spulen')
    await page.keyboard.press('Shift') // lets the editor read what was typed
    await text(page).evaluate(editor => {
      // Both in one task of the browser, which reports a new selection in a later one.
      getSelection()?.modify('extend', 'backward', 'word')
      editor.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
    })
    const dialog = page.getByRole('dialog', { name: 'Link setzen' })
    await dialog.getByRole('textbox').first().fill('Ausstattung')
    await dialog.getByRole('button', { name: /^Ausstattung/ }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(outline((await stored(page)).content)).toEqual(['paragraph: Unsere <link Spulen>'])
  })

  test('the dialog of a link says where it leads now', { tags: 'nightly' }, async () => {
    const { page } = await openEmpty()
    await page.keyboard.type('Mehr dazu')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Link setzen' })
    await dialog.getByLabel('Titel, Dateiname oder Adresse suchen').fill('Stoffwechsel')
    await dialog
      .getByRole('button', { name: /Stoffwechsel/ })
      .first()
      .click()
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.press('Control+k')
    await dialog.getByText(/^Führt jetzt zu: .*Stoffwechsel/).waitFor()
  })

  test('a link leads to a document that is found by its name', { tags: 'nightly' }, async () => {
    const { page } = await openEmpty()
    await page.keyboard.type('Vorlage')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Link setzen' })
    await dialog.getByLabel('Titel, Dateiname oder Adresse suchen').fill('moving-heads-columns')
    await dialog.getByRole('button', { name: /moving-heads-columns.*Dateien/ }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.press('Control+k')
    await dialog.getByText(/^Führt jetzt zu: moving-heads-columns/).waitFor()
  })
})
