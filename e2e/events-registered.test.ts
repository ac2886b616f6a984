// Actions of staff on the registrations for an event, and the questions asked before.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blankEvent, type EventFields } from '../contract/events/event.ts'
import type { RegistrationSettings } from '../contract/events/settings.ts'
import { paragraphs } from '../contract/richtext.ts'
import { type Ask, staffOf } from './api.ts'
import { openBrowser, staysOpen } from './browser.ts'
import { draftsKept } from './drafts-kept.ts'
import { password, type Site, startSite } from './site.ts'
import { sound } from './sound.ts'
import { enter } from './staff.ts'
import { waitForToast } from './toasts.ts'

let site: Site
let browser: Browser
let ask: Ask
const day = 24 * 60 * 60 * 1000 // milliseconds

beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser()
  ask = await staffOf(site, 'hanna')
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** Creates an event a month from now, in presence only, with this number of registrations. */
async function eventWith(
  guests: number,
  { title, ...fields }: Partial<EventFields> & { title: EventFields['title'] },
  settings: Partial<RegistrationSettings> = {},
): Promise<number> {
  const { status, body } = await ask<{ id: number }>('POST', '/backstage/event', {
    ...{ ...blankEvent, teaser: { de: 'Ein Tag im Feld', en: 'A day in the field' }, ...fields, title },
    slug: { de: `feld-${Date.now()}`, en: `field-${Date.now()}` },
    start: new Date(Date.now() + 30 * day).toISOString(),
    end: new Date(Date.now() + 31 * day).toISOString(),
    isOneDayEvent: false,
    venue: { name: { de: 'Hörsaal', en: 'Lecture hall' }, url: '', address: 'Feldweg 7' },
    ...{
      isVisible: true,
      isDetailsVisible: true,
      detailsContent: { de: paragraphs('Mehr dazu.'), en: paragraphs('More about it.') },
      hasRegistration: true,
    },
    registration: { ...blankEvent.registration, isActive: true, ...settings },
  })
  expect(status).toBe(201)
  for (let n = 1; n <= guests; n += 1) {
    const guest = { firstName: 'Änne', lastName: `Groß ${n}`, email: `guest-${n}@example.org` }
    const place = { institution: 'Universität', city: 'Essen', country: 'DE', participation: 'inPresence' }
    const path = `/backstage/event/registration/${body.id}`
    expect((await ask('POST', path, { ...guest, ...place, language: 'de' })).status).toBe(201)
  }
  return body.id
}

const registrations = (id: number, language = 'de') => `/${language}/backstage/info/event/registration/${id}`

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

test('deleting an event shows how many people registered and whether they get a letter', {
  tags: 'nightly',
}, async () => {
  await eventWith(2, { title: { de: 'Zwei im Feld', en: 'Two in the field' } })
  const mails = { ...blankEvent.registration.mails, changed: false }
  await eventWith(1, { title: { de: 'Eine im Feld', en: 'One in the field' } }, { mails })
  await eventWith(0, { title: { de: 'Niemand im Feld', en: 'Nobody in the field' } })
  const { page, complaints } = await enter({ browser, site }, 'hanna', '/de/backstage/info/event')
  await page.goto('/de/backstage/info/event?q=im+Feld')
  const dialog = page.getByRole('dialog', { name: 'Trotzdem löschen?' })
  const bin = (name: string) => page.getByRole('button', { name: `Löschen: ${name}` })

  await bin('Zwei im Feld').click()
  await dialog.getByText('2 Personen sind angemeldet.').waitFor()
  await dialog
    .getByText('Sie bekommen in zehn Minuten eine E-Mail, dass die Veranstaltung nicht stattfindet.')
    .waitFor()
  await sound(page)
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => bin('Zwei im Feld').count()).toBe(1)

  await bin('Eine im Feld').click()
  await dialog.getByText('1 Person ist angemeldet.').waitFor()
  await dialog.getByText('Niemand bekommt eine E-Mail.').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  await bin('Niemand im Feld').click()
  await page.getByText('In den Papierkorb gelegt', { exact: false }).waitFor()

  for (const name of [/Zwei im Feld/, /Eine im Feld/])
    await page.getByRole('row', { name }).getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Löschen', exact: true }).click()
  await dialog.getByText('3 Personen sind angemeldet. 2 davon bekommen').waitFor()
  await dialog.getByRole('button', { name: 'Löschen' }).click()
  await bin('Zwei im Feld').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Rückgängig' }).last().click()
  await bin('Zwei im Feld').waitFor()
  expect(complaints).toEqual([])
})

test('one registration is cancelled after a question, and the focus stays where it was', {
  tags: 'nightly',
}, async () => {
  const id = await eventWith(3, { title: { de: 'Absagen', en: 'Cancelling' } })
  const { page, complaints } = await enter({ browser, site }, 'hanna', registrations(id))
  const row = (n: number) => page.getByRole('row', { name: new RegExp(`Groß ${n}`) })
  const cross = (n: number) => row(n).getByRole('button', { name: /bsagen: / })
  const dialog = page.getByRole('dialog', {
    name: 'Diese Anmeldung absagen? Die Person bekommt eine E-Mail.',
  })
  await cross(2).click()
  await sound(page)
  await dialog.getByRole('button', { name: 'Nicht absagen' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await row(2).getByText('Bestätigt').waitFor()
  await expect.poll(() => focused(page)).toContain('bsagen: Änne Groß 2')

  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Anmeldung absagen' }).click()
  await waitForToast(page, 'Anmeldung abgesagt: Änne Groß 2')
  await row(2).getByText('Abgesagt').waitFor()
  await expect.poll(() => focused(page)).toContain('Änne Groß 2')

  await page.goto(`${registrations(id)}?state=confirmed`)
  await cross(3).click()
  await dialog.getByRole('button', { name: 'Anmeldung absagen' }).click()
  await row(3).waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toContain('Änne Groß 1')
  expect(complaints).toEqual([])
})

test('the question before several registrations are cancelled has two clear answers', {
  tags: 'nightly',
}, async () => {
  const id = await eventWith(2, { title: { de: 'Mehrere', en: 'Several' } })
  const { page, complaints } = await enter({ browser, site }, 'hanna', registrations(id, 'en'))
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Cancel registrations', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel 2 registrations? Everybody gets an e-mail.' })
  const answers = dialog.getByRole('button')
  await dialog.getByRole('button', { name: 'Keep registrations' }).waitFor()
  expect((await answers.allTextContents()).filter(Boolean)).toEqual([
    'Keep registrations',
    'Cancel registrations',
  ])
  await dialog.getByRole('button', { name: 'Cancel registrations' }).click()
  await waitForToast(page, '2 registrations cancelled')
  expect(complaints).toEqual([])
})

test('a letter that was begun is still there after Escape, a click beside it, and a reload', {
  tags: 'nightly',
}, async () => {
  const id = await eventWith(1, { title: { de: 'Angefangen', en: 'Begun' } })
  const { page, complaints } = await enter({ browser, site }, 'hanna', registrations(id))
  const open = () => page.getByRole('button', { name: 'E-Mail schreiben' }).click()
  const dialog = page.getByRole('dialog', { name: 'E-Mail schreiben' })
  const subject = dialog.getByLabel('Betreff (Deutsch)')
  await open()
  await subject.fill('Parken')
  await dialog.getByLabel('Text (Englisch)').fill('Behind the house.')
  await page.mouse.click(5, 500)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await open()
  await expect.poll(() => subject.inputValue()).toBe('Parken')
  await dialog.getByText('Entwurf vom', { exact: false }).waitFor()
  await sound(page)
  await page.reload()
  await open()
  await expect.poll(() => subject.inputValue()).toBe('Parken')
  await expect.poll(() => dialog.getByLabel('Text (Englisch)').inputValue()).toBe('Behind the house.')
  await dialog.getByRole('button', { name: 'Verwerfen' }).click()
  await expect.poll(() => subject.inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await expect.poll(() => draftsKept(page)).toEqual([])
  await open()
  await expect.poll(() => subject.inputValue()).toBe('')
  expect(complaints).toEqual([])
})

test('after the session has ended staff log in over the letter, and it is sent once', {
  tags: 'nightly',
}, async () => {
  const id = await eventWith(2, { title: { de: 'Unterbrochen', en: 'Interrupted' } })
  // Enters through another screen, so that the frame with its login dialog is rendered before the letter.
  const { page } = await enter({ browser, site }, 'hanna', '/de/backstage/info/event')
  await page
    .locator(`#content a[href="${registrations(id)}"]`)
    .first()
    .click()
  await page.getByRole('button', { name: 'E-Mail schreiben' }).click()
  const letter = page.getByRole('dialog', { name: 'E-Mail schreiben' })
  for (const language of ['Deutsch', 'Englisch']) {
    await letter.getByLabel(`Betreff (${language})`).fill('Nach der Pause')
    await letter.getByLabel(`Text (${language})`).fill('Es geht weiter.')
  }
  await page.context().clearCookies()
  await page.route('**/api/v1/backstage/**', (route, request) => {
    const { authorization: _, ...headers } = request.headers()
    return route.continue({ headers })
  })
  const dialog = page.getByRole('dialog', { name: 'Ihre Sitzung ist beendet' })
  await letter.getByRole('button', { name: 'An 2 Personen senden' }).click()
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await staysOpen(letter)
  await expect.poll(() => letter.getByLabel('Betreff (Deutsch)').inputValue()).toBe('Nach der Pause')
  await letter.getByRole('button', { name: 'An 2 Personen senden' }).click()
  await sound(page)
  await page.unroute('**/api/v1/backstage/**')
  await dialog.getByLabel(/^Passwort von Hanna/).fill(password)
  await page.keyboard.press('Enter')
  await waitForToast(page, '2 E-Mails gehen in einer Minute hinaus')
  await letter.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Jetzt senden' }).click()
  await waitForToast(page, '2 E-Mails gehen jetzt hinaus')
  const mails = await (await fetch(`${site.url}/dev/mails`)).text()
  expect(mails.split('Nach der Pause').length - 1).toBe(2)
})

test('a letter in one language is shown and tried out, says whom it goes to, and is taken back before it leaves', {
  tags: 'nightly',
}, async () => {
  const id = await eventWith(2, { title: { de: 'Anderer Raum', en: 'Another room' } })
  const { page, complaints } = await enter({ browser, site }, 'hanna', registrations(id))
  await page.getByRole('button', { name: 'E-Mail schreiben' }).click()
  const letter = page.getByRole('dialog', { name: 'E-Mail schreiben' })
  await letter.getByText('Geht an 2 Personen: 2 auf Deutsch, 0 auf Englisch.').waitFor()
  await letter.getByLabel('Bestätigte (2)').uncheck()
  await letter.getByText('Auf diese Auswahl trifft niemand zu.').waitFor()
  await letter.getByLabel('Bestätigte (2)').check()
  await letter.getByLabel('Betreff (Englisch)').fill('Room')
  await expect
    .poll(() => letter.getByRole('button', { name: 'An 2 Personen senden' }).isDisabled())
    .toBe(true)
  await letter.getByLabel('Text (Englisch)').fill('We meet in the foyer.')
  await letter.getByText('2 Personen haben Deutsch gewählt und bekommen den englischen Text.').waitFor()
  await letter.getByRole('button', { name: 'Vorschau' }).click()
  await letter.frameLocator('iframe').getByText('Änne Groß 1').waitFor()
  await letter.getByRole('button', { name: 'Probe an mich' }).click()
  await waitForToast(page, 'Die Probe ist an hanna@')
  await sound(page)
  await letter.getByRole('button', { name: 'An 2 Personen senden' }).click()
  await letter.waitFor({ state: 'hidden' })
  const held = page.locator('#content').getByText('„Room“: 2 E-Mails gehen um', { exact: false })
  await held.waitFor()
  await sound(page)
  await page.locator('#content').getByRole('button', { name: 'Zurücknehmen' }).click()
  await held.waitFor({ state: 'detached' })
  await waitForToast(page, '2 E-Mails zurückgenommen')
  expect(complaints).toEqual([])
})

test('adding a registration by hand asks the question of the event, and offers only its ways of participation', {
  tags: 'nightly',
}, async () => {
  const choice = (de: string, en: string) => ({ de, en })
  const option = {
    kind: 'choice' as const,
    label: { de: 'Was möchten Sie essen?', en: 'What would you like to eat?' },
    choices: [choice('Suppe', 'Soup'), choice('Salat', 'Salad')],
    isRequired: true,
  }
  const id = await eventWith(0, { title: { de: 'Essen', en: 'Dinner' } }, { option })
  const { page, complaints } = await enter({ browser, site }, 'hanna', registrations(id))
  await page.getByText('0 vergeben').first().waitFor()
  await expect.poll(() => page.locator('#content').getByText('Online', { exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Von Hand aufnehmen' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Von Hand aufnehmen' })
  for (const label of ['Vorname', 'Nachname', 'Einrichtung', 'Ort'])
    await dialog.getByLabel(label).fill('Änne')
  await dialog.getByLabel('E-Mail').fill('essen@example.org')
  await dialog.getByRole('combobox', { name: 'Teilnahme' }).click()
  await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(['Vor Ort'])
  await page.keyboard.press('Escape')
  const add = dialog.getByRole('button', { name: 'Aufnehmen', exact: true })
  await add.click()
  const dish = dialog.getByRole('combobox', { name: 'Was möchten Sie essen?' })
  await expect.poll(() => dish.evaluate(field => field === document.activeElement)).toBe(true)
  await dish.click()
  await page.getByRole('option', { name: 'Salat' }).click()
  await sound(page)
  await dialog.getByLabel('E-Mail').fill('essen@')
  await add.click()
  await dialog.getByText(/^Bitte geben Sie eine gültige E-Mail-Adresse an/).waitFor()
  await page.keyboard.press('End')
  await page.keyboard.type('example.org')
  await add.click()
  await page.getByRole('cell', { name: 'Salat' }).waitFor()
  expect(complaints).toEqual([])
})
