import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Block, RichText } from '#contract/richtext.ts'
import { inputLines, testWithInputs } from '../server/test-inputs.ts'
import { staffOf } from './api.ts'
import { openBrowser } from './browser.ts'
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
  testVariants(['word', 'google-docs', 'libreoffice', 'web-page'])(
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

  test('an address over chosen words becomes their link, and one by itself a link of its own', {
    tags: 'nightly',
  }, async () => {
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

  test('what is copied inside the editor keeps its links', { tags: 'nightly' }, async () => {
    const { page } = await openEmpty()
    await page.keyboard.type('https://example.org/coils ')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+x')
    await page.keyboard.press('Control+v')
    const [paragraph] = (await stored(page)).content
    expect(JSON.stringify(paragraph)).toContain('"href":"https://example.org/coils"')
  })

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

  test('that is refused is selected in the text by the error that leads there', {
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

  test('tells of pictures that cannot come along with words, and leaves no gap for them', {
    tags: 'nightly',
  }, async () => {
    const { page } = await openEmpty()
    const picture =
      '<p class=MsoNormal><img width=300 src="file:///C:/Temp/clip_image002.png" alt="Kurve"></p>'
    await paste(page, { 'text/html': `<p>Davor</p>${picture}${picture}<p>Danach</p>` })
    await page.getByText('2 Bilder sind nicht mitgekommen').waitFor()
    await page.getByRole('button', { name: 'Verstanden' }).click()
    expect(await page.getByText('2 Bilder sind nicht mitgekommen').count()).toBe(0)
    expect(outline((await stored(page)).content)).toEqual(['paragraph: Davor', 'paragraph: Danach'])
  })

  test('has links to their targets, not to those who count who follows them', {
    tags: 'nightly',
  }, async () => {
    const { page } = await openEmpty()
    const google =
      'https://www.google.com/url?q=https://example.org/paper%3Fa%3D1&sa=D&source=editors&usg=AOv'
    const outlook =
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fcall&data=05%7C01'
    const html = [google, outlook]
      .map(one => `<a href="${one.replaceAll('&', '&amp;')}">Ziel</a>`)
      .join(' und ')
    await paste(page, { 'text/html': `<p>${html}</p>` })
    const hrefs = [...JSON.stringify(await stored(page)).matchAll(/"href":"([^"]*)"/g)].map(
      ([, href]) => href,
    )
    expect(hrefs).toEqual(['https://example.org/paper?a=1', 'https://example.org/call'])
  })

  test('keeps the marks of footnotes raised, and their texts at the end', { tags: 'nightly' }, async () => {
    const { page } = await openEmpty()
    const mark = (href: string) =>
      `<a style='mso-footnote-id:ftn1' href="${href}" title=""><span class=MsoFootnoteReference>[1]</span></a>`
    await paste(page, {
      'text/html': `<p class=MsoNormal>Ein Satz.${mark('#_ftn1')} Noch einer.</p>
        <div style='mso-element:footnote-list'><br clear=all><hr align=left size=1 width="33%">
        <div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText>${mark(`${site.url}/de/backstage/info/news/create#_ftnref1`)} Die Quelle.</p></div></div>`,
    })
    expect(outline((await stored(page)).content)).toEqual([
      'paragraph: Ein Satz.<superscript [1]> Noch einer.',
      'horizontalRule',
      'paragraph: <superscript [1]> Die Quelle.',
    ])
  })

  test('is mended where it could not be saved as it is, and says so once', async () => {
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

  test('leads to the thing of ours that an address of this website means, whatever it is called later', {
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
  test('signs of Markdown at the beginning of a line become headings and lists', {
    tags: 'nightly',
  }, async () => {
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

  test('Ctrl K links chosen words, and opens the palette where none are chosen', {
    tags: 'nightly',
  }, async () => {
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

  test('words chosen and linked before the editor has heard of the choice become the link', {
    tags: 'nightly',
  }, async () => {
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

  test('the toolbar is one tab stop, and arrow keys go through it', { tags: 'nightly' }, async () => {
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
