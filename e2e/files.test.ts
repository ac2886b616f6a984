import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenOf } from './api.ts'
import { openBrowser, violations } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { sound } from './sound.ts'
import { enter, refusedAt } from './staff.ts'

let site: Site
let browser: Browser
let folder: string
beforeAll(async () => {
  ;[site, browser, folder] = await Promise.all([
    startSite(),
    openBrowser(),
    mkdtemp(join(tmpdir(), 'larmor-files-')),
  ])
})
afterAll(async () => {
  await Promise.all([site?.stop(), browser?.close()])
  await rm(folder, { recursive: true, force: true })
})

const manager = (language: string) => `/${language}/backstage/info/file-manager`
const contents = (page: Page) => page.getByRole('list', { name: /Inhalt des Ordners|Contents of the folder/ })
const goTo = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: /^(Ordner|Folders)$/ })
    .getByRole('button', { name, exact: true })
    .last()
    .click()
const menu = async (page: Page, name: string, item: string) => {
  await page.getByRole('button', { name: `Aktionen: ${name}` }).click()
  // By keyboard, because a toast may cover it.
  await page.getByRole('menuitem', { name: item }).press('Enter')
}

async function picture(name: string, colour: string) {
  const path = join(folder, name)
  await sharp({ create: { width: 400, height: 300, channels: 3, background: colour } })
    .jpeg()
    .toFile(path)
  return path
}

test('thirty files are sent, the one that fails is named and tried again', { tags: 'nightly' }, async () => {
  const { page, complaints } = await enter({ browser, site }, 'hanna', manager('de'))
  const files = Array.from({ length: 29 }, (_, n) => ({
    name: `Notiz ${n + 1}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(`Notiz ${n + 1}`),
  }))
  const late = { name: 'spät.txt', mimeType: 'text/plain', buffer: Buffer.from('spät') }
  let isAway = true
  await page.route(/file-manager\/upload/, async route => {
    const isLate = route.request().postDataBuffer()?.includes('spät.txt')
    return isLate && isAway ? route.abort() : route.continue()
  })
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Dateien hochladen' }).click()
  await (await chooser).setFiles([...files, late])
  const way = page.getByRole('region', { name: 'Hochladen' })
  await way.getByText('29 von 30 gespeichert, eine nicht gespeichert').waitFor()
  expect(await violations(page)).toEqual([])
  isAway = false
  await way.getByRole('button', { name: 'Noch einmal versuchen: spät.txt' }).click()
  await way.getByText('30 von 30 gespeichert').waitFor()
  await contents(page).getByText('spät.txt').waitFor()
  expect(complaints.filter(line => !/ERR_FAILED/.test(line))).toEqual([])
})

test('a used picture is renamed, moved and replaced, and its page goes on showing it', async () => {
  const { page, complaints } = await enter({ browser, site }, 'hanna', manager('de'))
  await goTo(page, 'demo')
  await page.getByRole('button', { name: 'transmit-field.webp', exact: false }).last().waitFor()
  await page.getByRole('textbox', { name: 'Suchen' }).fill('transmit')
  await contents(page).getByText('vein-map.webp').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^transmit-field\.webp/ }).click()
  const panel = page.getByRole('complementary', { name: 'Öffnen' })
  const user = panel
    .getByRole('link')
    .filter({ hasNotText: /Öffnen/ })
    .first()
  const [id] = /\d+$/.exec((await user.getAttribute('href')) ?? '') ?? []
  const paths = await publicPathsOf(page, Number(id))
  const pictureOf = async () => {
    // Smaller sizes are made one after the other, so the page in one language may already show more of them.
    let shown: string[] = []
    await expect
      .poll(async () => {
        shown = await Promise.all(paths.map(path => pictureOn(path)))
        return new Set(shown).size
      })
      .toBe(1)
    return shown[0]
  }
  const before = await pictureOf()
  await menu(page, 'transmit-field.webp', 'Umbenennen')
  await page.getByRole('textbox', { name: 'Name' }).fill('Sendefeld')
  await page.getByRole('button', { name: 'Umbenennen' }).click()
  await page.getByText('Umbenannt. Alle Verweise bleiben.').waitFor()
  // Waits for the filtered list, so that the menu does not open in the previous one.
  const found = page.waitForResponse(/q=Sendefeld/)
  await page.getByRole('textbox', { name: 'Suchen' }).fill('Sendefeld')
  await found
  await menu(page, 'Sendefeld.webp', 'Verschieben')
  await page.getByRole('dialog').getByRole('button', { name: 'Alle Dateien' }).click()
  await page.getByRole('button', { name: 'Hierher verschieben' }).click()
  await page.getByText('Verschoben nach „Alle Dateien“.').waitFor()
  expect(await pictureOf()).toBe(before)
  const old = await fetch(`${site.url}/api/v1/media/demo/transmit-field.webp`, { redirect: 'manual' })
  expect([old.status, old.headers.get('location')]).toEqual([301, '/api/v1/media/Sendefeld.webp'])
  const chooser = page.waitForEvent('filechooser')
  await panel.getByRole('button', { name: 'Ersetzen' }).click()
  await (await chooser).setFiles(await picture('neu.jpg', '#0b6171'))
  await page.getByText('Ersetzt. Alle Seiten zeigen die neue Datei.').waitFor()
  expect(await pictureOf()).not.toBe(before)
  expect((await fetch(`${site.url}/api/v1/media/Sendefeld.webp`)).headers.get('content-type')).toBe(
    'image/jpeg',
  )
  await goTo(page, 'Alle Dateien')
  await contents(page).getByRole('button', { name: /^demo/ }).waitFor()
  await menu(page, 'Sendefeld.webp', 'Löschen')
  await page.getByRole('dialog', { name: 'Das wird noch verwendet' }).waitFor()
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  expect(complaints).toEqual([])
})

test('a credit that is too long is refused at its field, and one saved without a network is kept', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await enter({ browser, site }, 'hanna', manager('de'))
  await goTo(page, 'demo')
  await page.getByRole('textbox', { name: 'Suchen' }).fill('shepp')
  await page.getByRole('button', { name: /^shepp-logan\.webp/ }).click()
  const panel = page.getByRole('complementary', { name: 'Öffnen' })
  const save = panel.getByRole('button', { name: 'Speichern', exact: true })
  const credit = panel.getByLabel('Urheber auf Deutsch')
  // Text that a script inserts is not cut at the field's limit.
  await credit.evaluate(field => field.removeAttribute('maxlength'))
  await credit.fill('Bild '.repeat(60))
  await save.click()
  await refusedAt(credit, /höchstens 200 Zeichen/)
  await credit.fill('Larmor-Institut, Bildstelle')
  const path = '**/api/v1/backstage/file-manager/**'
  await page.route(path, route => (route.request().method() === 'GET' ? route.continue() : route.abort()))
  await save.click()
  await panel.getByText('Keine Verbindung').waitFor()
  await page.unroute(path)
  await save.click()
  await page.getByText('Gespeichert').waitFor()
  await save.and(page.locator(':disabled')).waitFor()
  await panel.and(page.locator(':focus')).waitFor()
  expect(complaints.filter(line => !/ERR_FAILED|422/.test(line))).toEqual([])
})

test('a file opened before the last change of the list is drawn stays open', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await enter({ browser, site }, 'hanna', manager('de'))
  await goTo(page, 'demo')
  const one = page.getByRole('button', { name: /^shepp-logan\.webp/ })
  const [byName, asList] = await Promise.all([
    page.getByRole('combobox', { name: 'Sortieren' }).elementHandle(),
    page.getByRole('radio', { name: 'Liste' }).elementHandle(),
  ])
  // All in one task of the browser, as on a slow page.
  await one.evaluate(
    (file: HTMLElement, [select, radio]) => {
      if (!(select instanceof HTMLSelectElement)) throw new Error('Nothing sorts the list.')
      select.value = 'name'
      select.dispatchEvent(new Event('change', { bubbles: true }))
      file.click()
      ;(radio as HTMLElement).click()
    },
    [byName, asList] as const,
  )
  await page
    .getByRole('complementary', { name: 'Öffnen' })
    .getByRole('heading', { name: 'shepp-logan.webp' })
    .waitFor()
  await page.waitForURL(/sort=name.*file=\d+.*view=list/)
  expect(complaints).toEqual([])
})

test('the ground of a drawing is set in the form of its file, and pages follow it', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await enter({ browser, site }, 'hanna', manager('de'))
  await goTo(page, 'demo')
  await page.getByRole('textbox', { name: 'Suchen' }).fill('shepp')
  await page.getByRole('button', { name: /^shepp-logan\.webp/ }).click()
  const panel = page.getByRole('complementary', { name: 'Öffnen' })
  const choice = panel.getByRole('combobox', { name: 'Helle und dunkle Darstellung' })
  const chosen = () => choice.evaluate((select: HTMLSelectElement) => select.value)
  const groundShown = async () => {
    const html = await (
      await fetch(`${site.url}/de/info/neuigkeiten/schuelertag-wie-kommt-der-kopf-ins-bild`)
    ).text()
    return /<img[^>]*Liegendes Kopfphantom[^>]*>/.exec(html)?.[0].match(/data-ground="(\w+)"/)?.[1]
  }
  await expect.poll(chosen).toBe('dark')
  for (const [label, ground, shown] of [
    ['Zeichnung auf hellem Grund', 'light', 'light'],
    ['Keine Zeichnung: bleibt, wie es ist', '', undefined],
    ['Zeichnung auf dunklem Grund', 'dark', 'dark'],
  ] as const) {
    await choice.selectOption({ label })
    const save = panel.getByRole('button', { name: 'Speichern' })
    await save.click()
    // Once the server says what it holds now, nothing is left to be saved.
    await expect.poll(async () => [await save.isDisabled(), await chosen()]).toEqual([true, ground])
    await expect.poll(() => save.getAttribute('data-loading')).toBe(null)
    expect(await groundShown()).toBe(shown)
  }
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('the form of a drawn film shows its ground', { tags: 'nightly' }, async () => {
  const { page, complaints } = await enter({ browser, site }, 'hanna', manager('de'))
  await goTo(page, 'demo')
  await page.getByRole('textbox', { name: 'Suchen' }).fill('spin-echo')
  await page.getByRole('button', { name: /^spin-echo\.mp4/ }).click()
  const panel = page.getByRole('complementary', { name: 'Öffnen' })
  const choice = panel.getByRole('combobox', { name: 'Helle und dunkle Darstellung' })
  await expect.poll(() => choice.evaluate((select: HTMLSelectElement) => select.value)).toBe('light')
  expect(complaints).toEqual([])
})

/** Returns the path of the picture that a page shows, and checks that it exists. */
async function pictureOn(path: string): Promise<string> {
  const html = await (await fetch(site.url + path)).text()
  const [src = ''] = /\/api\/v1\/media\/\d+\/[0-9a-f]{16}-\d+\.webp/.exec(html.split('<main')[1] ?? '') ?? []
  expect((await fetch(site.url + src)).status).toBe(200)
  return src
}

/** Returns the public paths of a news item in German and in English. */
async function publicPathsOf(page: Page, id: number): Promise<string[]> {
  const slug = await page.evaluate(async id => {
    const json = { 'content-type': 'application/json' }
    const answer = await fetch('/api/v1/auth/refresh', { method: 'POST', headers: json, body: '{}' })
    const { token } = (await answer.json()) as { token: string }
    const headers = { authorization: `Bearer ${token}` }
    const item = await fetch(`/api/v1/backstage/info/news/${id}`, { headers })
    return ((await item.json()) as { slug: { de: string; en: string } }).slug
  }, id)
  return [`/de/info/neuigkeiten/${slug.de}`, `/en/info/news/${slug.en}`]
}

test('a question about a file stays while another list is fetched', { tags: 'nightly' }, async () => {
  const { page, complaints } = await enter({ browser, site }, 'hanna', `${manager('de')}?q=shepp`)
  await page.route(/q=vein/, async route => {
    await setTimeout(500)
    await route.continue()
  })
  await menu(page, 'shepp-logan.webp', 'Verschieben')
  const question = page.getByRole('dialog').getByRole('button', { name: 'Alle Dateien' })
  await question.waitFor()
  // As if the search had been typed just before.
  const search = page.getByPlaceholder('Suchen')
  await search.evaluate((field: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'vein')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await contents(page).getByText('vein-map.webp').waitFor({ state: 'attached' })
  await question.click()
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  expect(complaints).toEqual([])
})

test('a folder is created by its name, and files are selected as a range', { tags: 'nightly' }, async () => {
  const { page, complaints } = await enter({ browser, site }, 'hanna', manager('en'))
  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('a/b')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByText('Invalid name').waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill('Coils')
  await page.getByRole('button', { name: 'Create' }).click()
  await contents(page).getByText('Coils').waitFor()
  await goTo(page, 'demo')
  await contents(page).getByText('vein-map.webp').waitFor()
  await sound(page)
  await contents(page).getByRole('checkbox').nth(2).click()
  await contents(page)
    .getByRole('checkbox')
    .nth(4)
    .click({ modifiers: ['Shift'] })
  await page.getByText('3 selected').waitFor()
  expect(complaints).toEqual([])
})

test('a file dragged onto a folder is moved there, and moved back by an undo', {
  tags: 'nightly',
}, async () => {
  const { page } = await enter({ browser, site }, 'hanna', manager('de'))
  // Waits for everything to load, so that nothing moves while a picture is dragged.
  await page.goto(`${manager('de')}?folder=demo&sort=-name`, { waitUntil: 'networkidle' })
  const films = contents(page).getByRole('button', { name: 'films', exact: true })
  await contents(page)
    .getByRole('button', { name: /^vein-map/ })
    .dragTo(films)
  await page.getByText('Verschoben nach „films“.').waitFor()
  await contents(page).getByText('vein-map.webp').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await contents(page).getByText('vein-map.webp').waitFor()
})

test('a large film is paused, cut off and resumed, and plays by ranges', async () => {
  const { page, complaints } = await enter({ browser, site }, 'hanna', manager('de'))
  const head = await readFile('server/seed/films/spin-echo.mp4')
  const path = join(folder, 'lang.mp4')
  await writeFile(path, Buffer.concat([head, Buffer.alloc(40 * 1024 * 1024)]))
  let cut = 1
  let resume = () => {}
  const paused = new Promise<void>(resolve => (resume = resolve))
  await page.route(/upload\/tus\//, async route => {
    if (route.request().method() !== 'PATCH') return route.continue()
    if (cut-- > 0) return route.abort('connectionreset')
    // Requests before the pause wait for it, because otherwise the whole film might arrive before.
    await paused
    return route.continue().catch(() => undefined)
  })
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Dateien hochladen' }).click()
  await (await chooser).setFiles(path)
  const way = page.getByRole('region', { name: 'Hochladen' })
  await way.getByRole('button', { name: 'Anhalten: lang.mp4' }).click()
  await way.getByText('angehalten').waitFor()
  resume()
  await way.getByRole('button', { name: 'Fortsetzen: lang.mp4' }).click()
  await way.getByText('1 von 1 gespeichert').waitFor()
  await page.getByRole('textbox', { name: 'Suchen' }).fill('lang')
  await contents(page).getByText('lang.mp4').waitFor()
  const shown = contents(page)
    .getByRole('button', { name: /^lang\.mp4/ })
    .locator('img')
  await expect.poll(() => shown.getAttribute('src')).toMatch(/-\d+\.webp$/)
  const [status, bytes] = await page.evaluate(async () => {
    const answer = await fetch('/api/v1/media/lang.mp4', { headers: { range: 'bytes=1000-1999' } })
    return [answer.status, (await answer.arrayBuffer()).byteLength]
  })
  expect([status, bytes]).toEqual([206, 1000])
  expect((await fetch(`${site.url}/api/v1/media/lang.mp4`)).status).toBe(404)
  expect(complaints.filter(line => !/ERR_CONNECTION_RESET/.test(line))).toEqual([])
})

test('deleting a picture in use names where it is used, can be cancelled, and can be undone (en, dark)', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await enter({ browser, site }, 'hanna', manager('en'), { colorScheme: 'dark' })
  await goTo(page, 'demo')
  const remove = async () => {
    await page.getByRole('button', { name: 'Actions: k-space.webp' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  }
  await remove()
  const dialog = page.getByRole('dialog', { name: 'This is still in use' })
  await dialog.getByText('k-space.webp').waitFor()
  await expect.poll(() => dialog.getByRole('listitem').first().textContent()).toMatch(/k-space\.webp: .{3,}/)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  await contents(page).getByText('k-space.webp').waitFor()
  await remove()
  await dialog.getByRole('button', { name: 'Delete anyway' }).click()
  await page.getByText('One file is in the trash.').waitFor()
  await contents(page).getByText('k-space.webp').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await contents(page).getByText('k-space.webp').waitFor()
  expect(complaints).toEqual([])
})

test('a folder that cannot be read shows the message of the specification', {
  tags: 'nightly',
}, async () => {
  const { page } = await enter({ browser, site }, 'hanna', manager('en'))
  await contents(page).waitFor()
  await page.route('**/api/v1/backstage/file-manager/files?**', route => route.abort())
  await goTo(page, 'demo')
  await page.getByText('Error while fetching folder content').waitFor()
  await page.unroute('**/api/v1/backstage/file-manager/files?**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await contents(page).getByText('vein-map.webp').waitFor()
})

test('an old link to a folder says that there is none any more, and leads to all files', {
  tags: 'nightly',
}, async () => {
  const { page } = await enter({ browser, site }, 'hanna', `${manager('de')}?folder=fehlt`)
  await page.getByRole('heading', { name: 'Diesen Ordner gibt es nicht' }).waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Alle Dateien' }).last().click()
  await contents(page).getByText('demo', { exact: true }).waitFor()
})

// Returns the number of entries in each row.
const rowsOf = (page: Page) =>
  contents(page)
    .getByRole('listitem')
    .evaluateAll(items => {
      const rows = new Map<number, number>()
      for (const item of items) {
        const top = Math.round(item.getBoundingClientRect().top)
        rows.set(top, (rows.get(top) ?? 0) + 1)
      }
      return [...rows.values()]
    })

test('in a long list files far from the window are only names until they are scrolled into view', {
  tags: 'nightly',
}, async () => {
  const token = await tokenOf(site, 'hanna')
  for (let n = 0; n < 130; n += 1) {
    const body = new FormData()
    body.append('folder', 'viele')
    body.append('file', new Blob([`Messung ${n}`]), `messung-${1000 + n}.txt`)
    const headers = { authorization: `Bearer ${token}` }
    await fetch(`${site.url}/api/v1/backstage/file-manager/upload`, { method: 'POST', headers, body })
  }
  const { page, complaints } = await enter({ browser, site }, 'hanna', manager('de'))
  await page.goto(`${manager('de')}?folder=viele&sort=name`)
  await page.getByRole('button', { name: 'Mehr zeigen' }).click()
  const last = contents(page).getByRole('listitem').nth(129)
  await last.waitFor({ state: 'attached' })
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => last.textContent()).toBe('messung-1129.txt')
  await last.scrollIntoViewIfNeeded()
  await last.getByRole('checkbox').focus()
  const rowsBefore = last.locator('xpath=../preceding-sibling::*[1]')
  await expect.poll(() => rowsBefore.textContent()).toContain('Byte')
  await page.evaluate(() => scrollTo(0, 0))
  // The preceding row is far from the window again; the row with the focus stays rendered.
  await expect.poll(() => rowsBefore.textContent()).not.toContain('Byte')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Auswählen: messung-1129.txt')
  for (const width of [1440, 1000, 700, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(async () => new Set((await rowsOf(page)).slice(0, -1)).size).toBe(1)
  }
  await expect.poll(() => contents(page).count()).toBe(1)
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
})
