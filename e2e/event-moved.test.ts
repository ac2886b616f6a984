import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blankEvent, type EventItem } from '#contract/events/event.ts'
import { type Ask, staffOf } from './api.ts'
import { openBrowser } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { enter, saved } from './staff.ts'

let site: Site
let browser: Browser
let ask: Ask
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
  ask = await staffOf(site, 'hanna')
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

const markup = '<iframe src="https://www.youtube-nocookie.com/embed/larmor"></iframe>'
const words = (de: string) => ({ de, en: '' })
const entry = (title: string, start: string) => ({
  ...{ start, end: null, title: words(title), text: words('') },
  ...{ alertType: 'none' as const, alertText: words('') },
})

/** Creates an event on 20 March 2031, 18 to 20 h in Berlin; ten days later the clocks there go forward. */
async function makeEvent(title: string): Promise<number> {
  const [start, end] = ['2031-03-20T17:00:00.000Z', '2031-03-20T19:00:00.000Z']
  const event = {
    ...{ ...blankEvent, title: words(title), start, end, hasRegistration: true },
    programme: [entry('Einlass', start), entry('Vortrag', '2031-03-20T17:30:00.000Z')],
    livestream: { ...blankEvent.livestream, isActive: true, start, end, markup },
    registration: { ...blankEvent.registration, end: '2031-03-18T11:00:00.000Z' },
  }
  const { body } = await ask<EventItem>('POST', '/backstage/event', event)
  return body.id
}

async function timesOf(id: number) {
  const { body } = await ask<EventItem>('GET', `/backstage/event/${id}`)
  const { start, end, programme, livestream, registration } = body
  const stream = [livestream.start, livestream.end]
  return { start, end, programme: programme.map(one => one.start), stream, closes: registration.end }
}

const open = (id: number) => enter({ browser, site }, 'hanna', `/de/backstage/info/event/${id}`)
// Programme entries have fields with the same labels.
const time = (page: Page) => page.locator('.mantine-Paper-root', { hasText: 'Dauert einen Tag' })
const begin = (page: Page) => time(page).getByLabel('Beginn', { exact: true })
const end = (page: Page) => time(page).getByLabel('Ende', { exact: true })
const along = (page: Page) => page.getByRole('button', { name: 'Mitverschieben' })

test('all times of an event move with it to another day, by Berlin time', async () => {
  const id = await makeEvent('Wandertag')
  const { page, complaints } = await open(id)
  await expect.poll(() => along(page).count()).toBe(0)
  await begin(page).fill('10.04.2031, 18:30')
  await page.getByText(/Noch zur alten Zeit: Ende, Programm, Livestream, Anmeldeschluss/).waitFor()
  await along(page).press('Enter')
  await page.getByText(/Mitverschoben/).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Mitverschoben')
  await page.keyboard.press('Control+s')
  await saved(page)
  expect(await timesOf(id)).toEqual({
    start: '2031-04-10T16:30:00.000Z',
    end: '2031-04-10T18:30:00.000Z',
    programme: ['2031-04-10T16:30:00.000Z', '2031-04-10T17:00:00.000Z'],
    stream: ['2031-04-10T16:30:00.000Z', '2031-04-10T18:30:00.000Z'],
    closes: '2031-04-08T10:30:00.000Z',
  })
  expect(complaints).toEqual([])
})

test('a time set by hand is kept, and moved times move again with a second change', {
  tags: 'nightly',
}, async () => {
  const id = await makeEvent('Zweimal verschoben')
  const { page } = await open(id)
  await end(page).fill('22.03.2031, 23:00')
  await begin(page).fill('21.03.2031, 18:00')
  await along(page).click()
  await begin(page).fill('22.03.2031, 18:00')
  await along(page).click()
  await page.keyboard.press('Control+s')
  await saved(page)
  expect(await timesOf(id)).toMatchObject({
    start: '2031-03-22T17:00:00.000Z',
    end: '2031-03-22T22:00:00.000Z',
    programme: ['2031-03-22T17:00:00.000Z', '2031-03-22T17:30:00.000Z'],
  })
})

test('an editor is told of a livestream and of a programme on another day than the event', {
  tags: 'nightly',
}, async () => {
  const id = await makeEvent('Vergessen')
  const { page } = await open(id)
  const notice = page.getByText('Nicht an den Tagen der Veranstaltung: Programm, Livestream')
  await expect.poll(() => notice.count()).toBe(0)
  await begin(page).fill('21.03.2031, 18:00')
  await end(page).fill('21.03.2031, 20:00')
  await page.keyboard.press('Control+s')
  await saved(page)
  await notice.waitFor()
})

test('an editor is told, before the save, that those who registered will be written to', {
  tags: 'nightly',
}, async () => {
  const { body: events } = await ask<{ rows: EventItem[] }>('GET', '/backstage/event?when=upcoming')
  const event = events.rows.find(one => one.registrationState === 'open' && !one.isHahnLecture)
  if (!event) throw new Error('no event can be registered for')
  const { body: before } = await ask<EventItem>('GET', `/backstage/event/${event.id}`)
  const participation = before.registration.inPresence.isOffered ? 'inPresence' : 'online'
  const { status } = await ask('POST', `/backstage/event/registration/${event.id}`, {
    ...{ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', institution: 'Uni' },
    ...{ city: 'Essen', country: 'DE', participation, language: 'de' },
  })
  expect(status).toBe(201)
  const { page } = await open(event.id)
  const notice = time(page).getByText('zehn Minuten nach dem Speichern eine E-Mail')
  await expect.poll(() => notice.count()).toBe(0)
  await time(page).getByLabel('Fällt aus').check()
  await notice.waitFor()
  await time(page).getByLabel('Fällt aus').uncheck()
  await notice.waitFor({ state: 'detached' })
})
