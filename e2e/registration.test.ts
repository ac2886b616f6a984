import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blankEvent } from '../contract/events/event.ts'
import { paragraphs } from '../contract/richtext.ts'
import { type Ask, staffOf } from './api.ts'
import { hydrated, openBrowser, reach, visit } from './browser.ts'
import { inLetter } from './letters.ts'
import { answers, areAPair } from './registration-answers.ts'
import { type Site, startSite } from './site.ts'
import { sound } from './sound.ts'
import { enter } from './staff.ts'

let site: Site
let browser: Browser
let eventId: number
const day = 24 * 60 * 60 * 1000 // milliseconds

beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser()
  eventId = await makeEvent(await staffOf(site, 'hanna'))
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** Creates an event in a month, with ten seats on site and twenty online. */
async function makeEvent(ask: Ask): Promise<number> {
  const start = new Date(Date.now() + 30 * day)
  const { status, body } = await ask<{ id: number }>('POST', '/backstage/event', {
    ...blankEvent,
    title: { de: 'Feldtag', en: 'Field day' },
    teaser: { de: 'Ein Tag im Feld', en: 'A day in the field' },
    slug: { de: 'feldtag', en: 'field-day' },
    start: start.toISOString(),
    end: new Date(start.getTime() + day).toISOString(),
    ...{
      isOneDayEvent: false,
      isVisible: true,
      isDetailsVisible: true,
      detailsContent: { de: paragraphs('Mehr dazu.'), en: paragraphs('More about it.') },
      hasRegistration: true,
    },
    venue: { name: { de: 'Hörsaal', en: 'Lecture hall' }, url: '', address: 'Feldweg 7' },
    registration: {
      ...blankEvent.registration,
      isActive: true,
      inPresence: { isOffered: true, capacity: 10 },
      online: { isOffered: true, capacity: 20 },
    },
  })
  expect(status).toBe(201)
  return body.id
}

const seats = 10
const guest = (n: number) => `guest-${n}@example.org`

/** Registers by the API, each from another IP address. */
async function register(n: number): Promise<string> {
  const answer = await fetch(`${site.url}/api/v1/info/registration/feldtag`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${n}` },
    body: JSON.stringify({
      ...{ firstName: 'Łukasz', lastName: `Groß ${n}`, email: guest(n), institution: 'Universität' },
      ...{ city: 'Essen', country: 'DE', participation: 'inPresence', consent: true },
    }),
  })
  return ((await answer.json()) as { state: string }).state
}

const pageOf = (n: number) => inLetter(site, guest(n), /\/(de|en)\/info\/registr[a-z]+\/[\w-]+/)

async function fill(page: Page, n: number): Promise<void> {
  await page.getByLabel('Vorname').fill('Änne')
  await page.getByLabel('Nachname').fill(`Groß ${n}`)
  await page.getByLabel('E-Mail-Adresse').fill(guest(n))
  await page.getByLabel('Einrichtung').fill('Universität Łódź')
  await page.getByLabel('Ort', { exact: true }).fill('Essen')
  await page.getByLabel('Land').selectOption('PL')
  await page.getByRole('radio', { name: 'Vor Ort' }).check()
}

test('with and without scripts somebody registers, is told what is missing, and what to do next', async () => {
  for (const [n, javaScriptEnabled] of [
    [1, true],
    [2, false],
  ] as const) {
    const { page, complaints } = await visit(browser, site.url, { javaScriptEnabled })
    await page.goto('/de/info/veranstaltung/feldtag')
    await fill(page, n)
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await page.getByText('Bitte willigen Sie in die Verarbeitung Ihrer Angaben ein.').first().waitFor()
    await expect.poll(() => page.getByLabel('Einrichtung').inputValue()).toBe('Universität Łódź')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await page.getByText('Bitte bestätigen Sie Ihre Anmeldung').waitFor()
    if (javaScriptEnabled) await sound(page)
    expect(complaints).toEqual([])
  }
})

test('the form of a full event says that it leads to the waiting list', { tags: 'nightly' }, async () => {
  const { page } = await visit(browser, site.url)
  await page.goto('/de/info/veranstaltung/loetkurs-eine-spule-fuer-den-ringkern')
  await page.getByRole('button', { name: 'Auf die Warteliste' }).waitFor()
})

test('text typed before the form is hydrated is kept', { tags: 'nightly' }, async () => {
  const { page, complaints } = await visit(browser, site.url, { isFirstVisit: true })
  await page.route(/\/assets\/registration-panel-/, async route => {
    await new Promise(resolve => setTimeout(resolve, 2000))
    await route.continue()
  })
  const programHere = page.waitForResponse(/\/assets\/registration-panel-/)
  await page.goto('/de/info/veranstaltung/feldtag')
  await hydrated(page)
  await page.getByLabel('Vorname').fill('Änne')
  await programHere
  const isReactsOwn = (field: Element) => Object.keys(field).some(key => key.startsWith('__reactFiber'))
  await expect.poll(() => page.getByLabel('Vorname').evaluate(isReactsOwn)).toBe(true)
  await expect.poll(() => page.getByLabel('Vorname').inputValue()).toBe('Änne')
  expect(complaints).toEqual([])
})

test('typed text is kept if a page translator changes the page before hydration', async () => {
  const { page } = await visit(browser, site.url, { isFirstVisit: true })
  await page.addInitScript(translate)
  const isHere = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry\.client-/, async route => {
    await isHere.promise
    await route.continue()
  })
  await page.goto('/de/info/veranstaltung/feldtag')
  const name = page.getByLabel('Vorname')
  await name.fill('Änne')
  await page.getByLabel('Nachricht').fill('Ich bringe\nzwei Freunde mit.')
  await name.focus()
  const served = await name.elementHandle()
  isHere.resolve()
  await expect.poll(() => served?.evaluate(field => field.isConnected)).toBe(false)
  await expect.poll(() => name.inputValue()).toBe('Änne')
  await expect.poll(() => page.getByLabel('Nachricht').inputValue()).toBe('Ich bringe\nzwei Freunde mit.')
  await page.keyboard.type(' Lou')
  await expect.poll(() => name.inputValue()).toBe('Änne Lou')
})

/** Wraps each text of the page in an element, as page translators do. */
function translate() {
  addEventListener('DOMContentLoaded', () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, option')) continue
      const element = document.createElement('font')
      text.replaceWith(element)
      element.append(text)
    }
  })
}

test('by keyboard alone somebody is told what is missing, registers, and confirms', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await visit(browser, site.url)
  await page.goto('/en/info/event/field-day')
  const type = async (label: string, text: string) => {
    await reach(page, label)
    await page.keyboard.type(text)
  }
  await type('Given name', 'Emil')
  await type('Family name', 'Żak')
  await type('E-mail address', guest(99))
  await type('City', 'Essen')
  await type('Country', 'Pol')
  await reach(page, 'On site')
  await page.keyboard.press('ArrowDown')
  await reach(page, 'Register')
  await page.keyboard.press('Enter')
  await page.getByText('Please enter your institution').first().waitFor()
  await reach(page, 'Institution: Please enter your institution')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Universität')
  await reach(page, 'I agree')
  await page.keyboard.press('Space')
  await reach(page, 'Register')
  await page.keyboard.press('Enter')
  await page.getByText('Please confirm your registration').waitFor()
  await page.goto(await pageOf(99))
  await page.getByText('Online', { exact: true }).first().waitFor()
  await reach(page, 'Confirm registration')
  await page.keyboard.press('Enter')
  await answers(page, 'Your registration is confirmed')
  await reach(page, 'Delete my data')
  await page.keyboard.press('Enter')
  await reach(page, 'Delete my data for good')
  await page.keyboard.press('Enter')
  await answers(page, 'Your data have been deleted')
  expect(complaints).toEqual([])
})

test('a registration is confirmed, switched and cancelled by its link, and the next in the queue is offered the seat', async () => {
  for (let n = 3; n <= seats; n += 1) expect(await register(n)).toBe('pending')
  for (const n of [11, 12]) expect(await register(n)).toBe('waitlisted')
  const { page, complaints } = await visit(browser, site.url)
  await page.goto(await pageOf(1))
  await sound(page)
  await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click()
  await answers(page, 'Ihre Anmeldung ist bestätigt')
  await expect.poll(() => page.getByText('Bestätigt', { exact: true }).count()).toBe(0)
  await page.getByRole('img', { name: 'Ihre Eintrittskarte' }).waitFor()
  await sound(page)
  const order = page.getByRole('button', { name: 'Newsletter bestellen' })
  await order.click()
  await page.getByText('Bitte willigen Sie in').first().waitFor()
  await sound(page)
  await page.getByRole('checkbox', { name: 'Ich möchte den Newsletter' }).check()
  await order.click()
  await answers(page, 'Sie bekommen jetzt unseren Newsletter')
  await expect.poll(() => order.count()).toBe(0)

  await page.goto(await pageOf(11))
  await page.getByText('Sie sind an 1. Stelle.').waitFor()
  await page.goto(await pageOf(2))
  await page.getByRole('button', { name: 'Anmeldung absagen' }).click()
  await answers(page, 'Ihre Teilnahme ist abgesagt')
  await expect.poll(() => page.getByText('Ihre Teilnahme ist abgesagt').count()).toBe(1)
  await page.goto(await pageOf(11))
  await page.getByRole('button', { name: 'Platz annehmen' }).click()
  await answers(page, 'Der Platz gehört Ihnen')

  await page.goto(await pageOf(3))
  await page.getByRole('button', { name: 'Lieber online teilnehmen' }).click()
  await answers(page, 'Ihre Teilnahme ist geändert')
  await page.getByRole('button', { name: 'Änderungen speichern' }).click()
  await answers(page, 'Ihre Änderungen sind gespeichert')
  await page.getByRole('button', { name: 'Änderungen speichern' }).click()
  await answers(page, 'Ihre Änderungen sind gespeichert')
  expect(await areAPair(page, ['Ihre Änderungen sind gespeichert', 'Noch nicht bestätigt'])).toBe(true)
  await page.getByLabel('Nachname').fill('')
  await page.getByRole('button', { name: 'Änderungen speichern' }).click()
  await page.getByText('Bitte geben Sie Ihren Nachnamen').first().waitFor()
  await expect.poll(() => page.getByText('Ihre Änderungen sind gespeichert').count()).toBe(0)
  await page.goto((await pageOf(12)).replace('/de/info/registrierung', '/en/info/registration'))
  await page.getByText('A seat is free for you').waitFor()
  await sound(page)
  expect(complaints).toEqual([])
})

test('without scripts details are changed, and all data deleted', { tags: 'nightly' }, async () => {
  const { page } = await visit(browser, site.url, { javaScriptEnabled: false })
  const n = 40 + randomInt(200)
  await register(n)
  await page.goto(await pageOf(n))
  await page.getByLabel('Nachname').fill('')
  await page.getByRole('button', { name: 'Änderungen speichern' }).click()
  await page.getByText('Bitte geben Sie Ihren Nachnamen').first().waitFor()
  await page.getByLabel('Nachname').fill('Żak')
  await page.getByRole('button', { name: 'Änderungen speichern' }).click()
  await page.getByText('Ihre Änderungen sind gespeichert').waitFor()
  const erase = page.getByRole('button', { name: 'Meine Daten endgültig löschen' })
  await expect.poll(() => erase.count()).toBe(0)
  await page.getByText('Meine Daten löschen').click()
  await page.getByText('Das lässt sich nicht rückgängig machen.').waitFor()
  await erase.click()
  await page.getByText('Ihre Daten sind gelöscht').waitFor()
  await page.reload()
  await expect.poll(() => page.getByText('Meine Daten löschen').count()).toBe(0)
})

test('staff list registrations, download them, write to some, and check in a guest on a phone', async () => {
  const { page, complaints } = await enter(
    { browser, site },
    'hanna',
    `/de/backstage/info/event/registration/${eventId}`,
  )
  await page.getByText('von 10 vergeben').waitFor()
  await sound(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: 'Herunterladen' })
      .click()
      .then(() => page.getByRole('menuitem', { name: /CSV/ }).click()),
  ])
  const text = await readFile((await file.path()) ?? '', 'utf8')
  expect(text).toContain('Nachname')
  expect(text).toContain('Universität Łódź')

  for (const name of [/Groß 5/, /Groß 6/]) await page.getByRole('row', { name }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Schreiben', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'An 2 Personen schreiben' })
  for (const language of ['Deutsch', 'Englisch']) {
    await dialog.getByLabel(`Betreff (${language})`).fill('Parken')
    await dialog.getByLabel(`Text (${language})`).fill('Hinter dem Haus ist Platz.')
  }
  await sound(page)
  await dialog.getByRole('button', { name: 'An 2 Personen senden' }).click()
  await page.getByText('2 E-Mails gehen in einer Minute hinaus').waitFor()

  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(`/de/backstage/info/event/check-in/${eventId}`)
  await page.getByRole('searchbox').fill('Groß 1')
  const somebody = page.getByRole('group', { name: 'Änne Groß 1' })
  await somebody.getByRole('button', { name: 'Einlassen' }).click()
  await somebody.getByText('Eingelassen · Vor Ort').waitFor()
  await sound(page)
  expect(complaints).toEqual([])
})
