import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, violations } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { enter as enterAs, german, saved } from './staff.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

const text = (page: Page) => german(page).getByRole('textbox', { name: 'Text' })

async function openNew(title: string) {
  const opened = await enterAs({ browser, site }, 'jonas', '/de/backstage/info/news/create')
  await german(opened.page).getByLabel('Titel').fill(title)
  await text(opened.page).click()
  await opened.page.keyboard.type('Vorher.')
  return opened
}

interface Sent {
  how: 'paste' | 'drop'
  name: string
  colour: string
  type?: string
  html?: string
}

/** Simulates pasting a file into the text, or dropping it there. */
async function send(page: Page, sent: Sent): Promise<void> {
  await text(page).evaluate(async (editor, { how, name, colour, type = 'image/png', html }) => {
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 360
    const context = canvas.getContext('2d')
    if (context) context.fillStyle = colour
    context?.fillRect(20, 20, 600, 320)
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
    const data = new DataTransfer()
    data.items.add(new File([blob ?? ''], name, { type }))
    if (html) data.setData('text/html', html)
    const { right, bottom } = editor.lastElementChild?.getBoundingClientRect() ?? { right: 0, bottom: 0 }
    const place = { clientX: right - 4, clientY: bottom - 4, bubbles: true, cancelable: true }
    const event =
      how === 'paste'
        ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
        : new DragEvent('drop', { dataTransfer: data, ...place })
    editor.dispatchEvent(event)
  }, sent)
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Bild im Text' })

test('a pasted picture is uploaded, gets a description and caption, and is shown on the page', async () => {
  const { page, complaints } = await openNew('Eingefügtes Bild')
  await send(page, { how: 'paste', name: 'Bildschirmfoto.png', colour: '#0a7' })
  await page.getByText('„Bildschirmfoto.png“ steht im Text.').waitFor()
  await page.keyboard.type(' Danach weitergetippt.')
  await page.getByRole('button', { name: 'Beschreiben' }).click()
  await dialog(page).getByLabel('Beschreibung auf Deutsch').fill('Ein grünes Feld')
  await dialog(page).getByLabel('Beschreibung auf Englisch').fill('A green field')
  await dialog(page).getByLabel('Bildunterschrift').fill('Abbildung 1')
  await dialog(page).getByText('Breit', { exact: true }).click()
  expect(await violations(page)).toEqual([])
  await dialog(page).getByRole('button', { name: 'Übernehmen' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await page.keyboard.press('Control+s')
  await page.waitForURL(/news\/\d+$/)
  await saved(page)
  const id = page.url().split('/').at(-1)
  await page.goto(`/de/backstage/info/news/${id}`)
  await text(page).getByText('Vorher. Danach weitergetippt.').waitFor()
  await text(page).locator('figure').click()
  await page.getByRole('button', { name: 'Bild bearbeiten' }).click()
  await expect
    .poll(() => dialog(page).getByLabel('Beschreibung', { exact: true }).inputValue())
    .toBe('Ein grünes Feld')
  await expect.poll(() => dialog(page).getByLabel('Bildunterschrift').inputValue()).toBe('Abbildung 1')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Vorschau-Link erstellen' }).click()
  await page.goto((await page.getByText(/^http:\/\/\S+$/).textContent()) ?? '')
  const figure = page.locator('main figure[data-size="wide"]')
  await expect.poll(() => figure.getByRole('img').getAttribute('alt')).toBe('Ein grünes Feld')
  await figure.getByText('Abbildung 1').waitFor()
  expect(complaints).toEqual([])
})

test('a picture dropped while the network is gone is sent on request once it is back', {
  tags: 'nightly',
}, async () => {
  const { page } = await openNew('Gezogenes Bild')
  await page.context().setOffline(true)
  await send(page, { how: 'drop', name: 'Aufbau.png', colour: '#07a' })
  await page.getByRole('button', { name: 'Noch einmal versuchen: Aufbau.png' }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Noch einmal versuchen: Aufbau.png' }).click()
  await page.getByText('„Aufbau.png“ steht im Text.').waitFor()
  await text(page).locator('figure img').waitFor()
  await page.getByRole('button', { name: 'Später' }).click()
  await text(page).locator('figure').dblclick()
  await dialog(page).getByLabel('Nur Schmuck').check()
  await dialog(page).getByRole('button', { name: 'Übernehmen' }).click()
  await page.keyboard.press('Control+s')
  await saved(page)
  await text(page).locator('figure[data-decorative]').waitFor()
})

test('pasted text with a picture of itself is inserted as text, and a file that is no picture is refused', {
  tags: 'nightly',
}, async () => {
  const { page } = await openNew('Zellen')
  await send(page, { how: 'paste', name: 'image.png', colour: '#a70', html: '<p>Aus der Tabelle</p>' })
  await text(page).getByText('Aus der Tabelle').waitFor()
  await send(page, { how: 'drop', name: 'Bericht.pdf', colour: '#a70', type: 'application/pdf' })
  await page.getByText('In den Text lassen sich nur Bilder ziehen.').waitFor()
  await expect.poll(() => text(page).locator('figure').count()).toBe(0)
  expect(page.url()).toContain('/backstage/info/news/create')
})

test('a file let go beside the text does not take the place of the page', { tags: 'nightly' }, async () => {
  const { page } = await openNew('Daneben')
  const isRefused = await page
    .locator('h1')
    .first()
    .evaluate(heading => {
      const data = new DataTransfer()
      data.items.add(new File(['x'], 'Bericht.pdf', { type: 'application/pdf' }))
      return !heading.dispatchEvent(
        new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
      )
    })
  expect(isRefused).toBe(true)
})

test('before it is published, a picture is described, or somebody says why not', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await openNew('Bild ohne Beschreibung')
  await send(page, { how: 'paste', name: 'Geheimnis.png', colour: '#70a' })
  await page.getByText('„Geheimnis.png“ steht im Text.').waitFor()
  await page.getByRole('button', { name: 'Später' }).click()
  await page.getByRole('switch', { name: 'Sichtbar' }).check()
  await page.keyboard.press('Control+s')

  const asked = page.getByRole('dialog', { name: 'Bilder ohne Beschreibung' })
  await asked.getByText('Geheimnis.png').first().waitFor()
  expect(await violations(page)).toEqual([])
  await asked.getByRole('button', { name: 'Übernehmen und speichern' }).click()
  await asked.getByText('Bitte füllen Sie dieses Feld aus.').first().waitFor()
  await asked.getByText('Ohne Beschreibung', { exact: true }).click()
  const reason = 'Der Künstler hält geheim, was es zeigt.'
  await asked.getByLabel('Warum gibt es keine Beschreibung?').fill(reason)
  await asked.getByRole('button', { name: 'Übernehmen und speichern' }).click()
  await saved(page)
  await asked.waitFor({ state: 'hidden' })

  await page.goto('/de/backstage/info/file-manager?missing=alt&view=list')
  await page.getByText(`Grund, warum es keine gibt: ${reason}`).waitFor()
  // The form handles the 409; here the server refused to publish.
  expect(complaints.filter(complaint => !complaint.includes('409'))).toEqual([])
})
