import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { show } from './test-page.ts'

type Answer = (route: Route) => Promise<unknown>

/** Opens the gallery page of panels, whose requests are answered by the functions of a test. */
async function open(answers: Record<string, Answer | object>) {
  const visitor = await show('/de/backstage/gallery/panels')
  const asked: { method: string; path: string; body: unknown }[] = []
  await visitor.page.route('**/api/v1/**', async route => {
    const request = route.request()
    const path = new URL(request.url()).pathname.replace('/api/v1', '')
    asked.push({ method: request.method(), path, body: request.postDataJSON() })
    const answer = answers[`${request.method()} ${path}`] ?? answers[path]
    if (typeof answer === 'function') await (answer as Answer)(route)
    else if (answer) await route.fulfill({ json: answer })
    else await route.fulfill({ status: 404, json: {} })
  })
  await visitor.page.reload()
  await visitor.page.locator('#content h1').first().waitFor()
  return { ...visitor, asked }
}

const figures = { queued: 0, sent: 0, failed: 0, uncertain: 0, left: 0, suppressed: 0 }
const sending = {
  ...{
    readers: { de: 3, en: 2 },
    newSince: 5,
    frozen: 0,
    figures,
    stopped: 0,
    sendAfter: null,
    paused: null,
  },
  ...{
    perMinute: 0,
    bounced: { hard: 0, soft: 0, complaint: 0 },
    leftAfter: 0,
    readInArchive: 0,
    reasons: [],
  },
}

test('an issue is not sent while its time cannot be read', async () => {
  const { page } = await open({ '/backstage/publication/newsletter/1/sending': sending })
  const when = page.getByRole('textbox', { name: 'Wann' })
  const send = page.getByRole('button', { name: 'Versenden' })
  await when.fill('15.3. 9:00')
  await when.press('Tab')
  await page.getByText('Bitte schreiben Sie Tag und Uhrzeit').waitFor()
  await send.click()
  await expect.poll(() => when.evaluate(field => field === document.activeElement)).toBe(true)
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await when.fill('15.3.2098 9:00')
  await send.click()
  await page.getByRole('dialog', { name: 'Diese Ausgabe versenden?' }).waitFor()
})

test('an action on an account keeps what is typed in the form of the person', async () => {
  const person = { id: 2, version: 1, lastName: 'Curie', email: 'marie@example.org', isLoginAllowed: true }
  const { page } = await open({
    'PATCH /backstage/user-group/user/password-reset/2': route => route.fulfill({ status: 202 }),
    '/backstage/user-group/user/2': person,
  })
  const name = page.getByLabel('Nachname')
  await name.fill('Skłodowska')
  await page.getByRole('button', { name: 'Einladung noch einmal schicken' }).click()
  await page.getByText('Der Link ist unterwegs').waitFor()
  await expect.poll(() => name.inputValue()).toBe('Skłodowska')
})

test('a call for volunteers shows its current state after each save of the study', async () => {
  let next = 5
  const call = { untold: 9, later: 0, told: 0, waiting: 0, gone: 0, answered: 0, lacks: [] }
  const { page } = await open({
    '/backstage/info/study/1/call': route => route.fulfill({ json: { ...call, next } }),
  })
  const region = page.getByRole('region', { name: 'Aufruf' })
  await region.getByText(/\b5\b/).first().waitFor()
  next = 8
  await page.getByRole('button', { name: 'Studie gespeichert' }).click()
  await region.getByText(/\b8\b/).first().waitFor()
})

test('settings of a list that could not be loaded are not overwritten, and are loaded again', async () => {
  const path = '/backstage/list-settings/news.backstage.list'
  const settings = { hidden: [], limit: 25, views: [{ name: 'Meine', query: '?q=echo' }] }
  let isThere = false
  const { page, asked } = await open({
    [`GET ${path}`]: route =>
      isThere ? route.fulfill({ json: settings }) : route.fulfill({ status: 403, json: {} }),
    [`PUT ${path}`]: route => route.fulfill({ json: route.request().postDataJSON() }),
  })
  const hide = page.getByRole('button', { name: 'Spalte ausblenden' })
  const saves = () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  await expect.poll(() => asked.some(one => one.path === path)).toBe(true)
  isThere = true
  await hide.click()
  await page.getByText('Meine', { exact: true }).waitFor()
  expect(saves()).toEqual([])
  await hide.click()
  await expect.poll(saves).toEqual([{ ...settings, hidden: ['tags'] }])
})

const file = (id: number, change: object = {}) => ({
  ...{ id, version: 1, folder: '', name: `kopf-${id}.png`, type: 'image/png', sizeBytes: 10 },
  ...{ src: '/x.png', preview: null, width: 10, height: 10, alt: null, isDecorative: false },
  ...{
    undescribedReason: '',
    caption: null,
    credit: null,
    licence: '',
    consentNote: '',
    focalX: 0.5,
    focalY: 0.5,
  },
  ...{ ground: null, isPublic: false, createdAt: '2026-09-01T10:00:00Z', updatedAt: '2026-09-01T10:00:00Z' },
  ...{ deletedAt: null, seenBy: 'staff', createdBy: null, updatedBy: null, versions: [], ...change },
})
const files = { '/backstage/file-manager/7': file(7), '/backstage/file-manager/8': file(8) }

test('a description of its own for a picture from another place is shown as such, and stays when it is chosen', async () => {
  const { page } = await open(files)
  const kinds = page.getByRole('radiogroup', { name: 'Beschreibung' })
  const own = kinds.getByLabel('Eine eigene für diese Stelle')
  const german = page.getByRole('region', { name: 'Bild' }).getByLabel('Beschreibung auf Deutsch')
  await own.check()
  await german.fill('Ein Magnet')
  await german.fill('')
  await expect.poll(() => own.isChecked()).toBe(true)
  await kinds.getByLabel(/^Nur Schmuck/).check()
  await page.getByRole('button', { name: 'Ältere Fassung übernehmen' }).click()
  await expect.poll(() => own.isChecked()).toBe(true)
  await expect.poll(() => german.inputValue()).toBe('Ein Kopf')
})

test('text typed about a file stays when another person saves the file, and is confirmed before another file is shown', async () => {
  let version = 1
  const { page } = await open({
    ...files,
    '/backstage/file-manager/7': route =>
      route.fulfill({ json: file(7, { version, licence: version === 1 ? '' : 'CC0' }) }),
  })
  const panel = page.getByRole('region', { name: 'Datei', exact: true })
  const note = panel.getByLabel('Einwilligung')
  const licence = panel.getByLabel('Lizenz')
  await note.fill('Ada, am 3. Mai')
  version = 2
  await panel.getByRole('button', { name: 'Neu laden' }).click()
  await expect.poll(() => licence.inputValue()).toBe('CC0')
  await expect.poll(() => note.inputValue()).toBe('Ada, am 3. Mai')
  await panel.getByRole('button', { name: 'Andere Datei' }).click()
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect.poll(() => note.inputValue()).toBe('Ada, am 3. Mai')
  await panel.getByRole('button', { name: 'Andere Datei' }).click()
  await page.getByRole('button', { name: 'Verwerfen' }).click()
  await panel.getByText('kopf-8.png').waitFor()
})

test('descriptions typed in the publishing dialog are discarded only after a confirmation', async () => {
  const { page } = await open(files)
  await page.getByRole('button', { name: 'Unbeschriebene Bilder' }).click()
  const field = page.getByRole('dialog').getByLabel('Beschreibung auf Deutsch')
  await field.fill('Ein Kopf')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await expect.poll(() => field.inputValue()).toBe('Ein Kopf')
})
