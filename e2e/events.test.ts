import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffOf } from './api.ts'
import { hydrated, openBrowser, touch, visit } from './browser.ts'
import { newName } from './new-name.ts'
import { type Site, startSite } from './site.ts'
import { sound } from './sound.ts'
import { english, enter, german, saved } from './staff.ts'

let site: Site
let browser: Browser

beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const open = '/de/info/veranstaltung/offener-abend-ein-gehirn-in-millimetern'
const running = '/de/info/veranstaltung/seminar-schneller-messen-mit-weniger-daten'

test('an event with seats in the hall and online is made, and read in both languages', async () => {
  const { page, complaints } = await enter({ browser, site }, 'hanna', '/de/backstage/info/event')
  await page.getByRole('link', { name: 'Offener Abend: Ein Gehirn in Millimetern', exact: true }).waitFor()
  await sound(page)
  await page.getByRole('link', { name: 'Veranstaltung anlegen' }).click()
  const title = { de: newName('Tag der Spulen'), en: newName('A day of coils') }
  await german(page).getByLabel('Titel').fill(title.de)
  await german(page).getByLabel('Einleitung').fill('Acht Kanäle hören mehr als einer.')
  await german(page).getByRole('textbox', { name: 'Beschreibung' }).fill('Wir wickeln sie selbst.')
  await german(page).getByLabel('Name des Ortes').fill('Werkstatt')
  await english(page).getByLabel('Titel').fill(title.en)
  await english(page).getByLabel('Einleitung').fill('Eight channels hear more than one.')
  const times = page.getByPlaceholder('TT.MM.JJJJ, hh:mm')
  // The last field, because programme entries above have times of their own.
  const named = (label: string) => page.getByLabel(label, { exact: true }).last()
  await named('Beginn').fill('2099-03-12T17:00')
  await named('Ende').fill('2099-03-12T16:00')
  await expect.poll(() => times.count()).toBeGreaterThan(3)
  // By keyboard, because the save bar at the bottom of the page may cover the click target.
  await page.getByRole('switch', { name: 'Mit Anmeldung' }).press('Space')
  await page.getByLabel('Plätze: Vor Ort').fill('10')
  await page.getByRole('checkbox', { name: 'Online', exact: true }).check()
  await page.getByLabel('Plätze: Online').fill('20')
  await page.getByRole('button', { name: 'Programmpunkt hinzufügen' }).click()
  const entry = page.getByRole('group', { name: 'Programmpunkt 1' })
  await entry.getByLabel('Titel (Deutsch)').fill('Löten')
  await entry.getByLabel('Titel (Englisch)').fill('Soldering')
  await page.getByText('Besucher sehen keine Anmeldung.').waitFor()
  await page.getByRole('switch', { name: 'Sichtbar' }).check({ force: true })
  await page
    .getByText('Nach dem Speichern: Besucher sehen sie in der Übersicht und auf ihrer Seite.')
    .waitFor()
  await page.getByText('Nach dem Speichern: Besucher können sich anmelden.').waitFor()
  await sound(page)

  await page.keyboard.press('Control+s')
  const summary = page.getByRole('region', { name: 'Bitte prüfen Sie diese Angaben' })
  await summary.getByRole('link', { name: /^Ende:/ }).click()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid')))
    .toBe('true')
  await named('Ende').fill('2099-03-12T19:00')
  await page.keyboard.press('Control+s')
  await page.waitForURL(/info\/event\/\d+$/)
  await saved(page)
  expect(complaints).toEqual([])

  const reader = await visit(browser, site.url)
  await reader.page.goto('/de/info/veranstaltung')
  await reader.page.getByRole('link', { name: title.de }).click()
  await reader.page.getByRole('heading', { name: title.de, level: 1 }).waitFor()
  await reader.page
    .getByText(/Donnerstag, 12\. März 2099, 17:00–\u206019:00.Uhr/)
    .first()
    .waitFor()
  await reader.page.getByRole('complementary').getByText('Die Anmeldung ist offen.').waitFor()
  await reader.page.getByRole('heading', { name: 'Löten' }).waitFor()
  await sound(reader.page)
  await reader.page.getByRole('link', { name: /English/ }).click()
  await reader.page.getByRole('heading', { name: title.en, level: 1 }).waitFor()
  await reader.page.getByText('Thursday 12 March 2099, 5 pm to 7 pm').first().waitFor()
  await reader.page.getByText('Soldering').waitFor()
  expect(reader.complaints).toEqual([])
})

test('a copy is made for the next year, and its programme is put in another order', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await enter({ browser, site }, 'hanna', '/de/backstage/info/event')
  await page.getByRole('button', { name: 'Duplizieren: Offener Abend: Ein Gehirn in Millimetern' }).click()
  await page.getByText('Kopie angelegt').waitFor()
  await page.waitForURL(/info\/event\/\d+$/)
  await page.getByText('Besucher sehen nichts davon.').waitFor()
  const first = () =>
    page.getByRole('group', { name: 'Programmpunkt 1' }).getByLabel('Titel (Deutsch)').inputValue()
  expect(await first()).toBe('Einlass')
  await page.getByRole('button', { name: 'Nach unten: Programmpunkt 1' }).press('Enter')
  expect(await first()).toBe('Vortrag: Sechs Lagen, drei Millimeter')
  await page.getByText('Verschoben auf Platz 2 von').waitFor({ state: 'attached' })
  expect(complaints).toEqual([])
})

test('events that cannot be fetched show the message of the specification', {
  tags: 'nightly',
}, async () => {
  const { page } = await enter({ browser, site }, 'hanna', '/en/backstage')
  await page.route('**/api/v1/backstage/event?*', route => route.abort())
  await page.goto('/en/backstage/info/event')
  await page.getByText('Error while fetching events').waitFor()
})

// The crawl checks the other pages of events.
test('a filtered overview, a running stream and a workshop are free of axe violations', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await visit(browser, site.url)
  for (const path of ['/en/info/event?kind=online', running, '/en/info/event/workshop-tour-a-coil-is-made']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await sound(page)
  }
  expect(complaints).toEqual([])
})

describe('without JavaScript', () => {
  const plain = () => visit(browser, site.url, { javaScriptEnabled: false })

  test('the overview is narrowed by its address, and can be subscribed to', { tags: 'nightly' }, async () => {
    const { page } = await plain()
    await page.goto('/de/info/veranstaltung')
    await page.getByRole('heading', { name: 'Läuft gerade', level: 2 }).waitFor()
    await page.getByLabel('Art').selectOption('lecture')
    await page.getByLabel('Anmeldung').selectOption('1')
    await page.getByRole('button', { name: 'Anzeigen', exact: true }).click()
    expect(new URL(page.url()).searchParams.get('kind')).toBe('lecture')
    await page.getByRole('link', { name: 'Hahn-Vorlesung: Echos aus der Tiefe' }).waitFor()
    await expect.poll(() => page.getByRole('link', { name: /Offener Abend/ }).count()).toBe(0)
    const feed = await page.getByRole('link', { name: 'Kalender abonnieren' }).getAttribute('href')
    const answer = await fetch(site.url + feed)
    expect([answer.status, (await answer.text()).includes('BEGIN:VEVENT')]).toEqual([200, true])
  })

  test('a page says when the stream begins, and leads to the player of one that runs', {
    tags: 'nightly',
  }, async () => {
    const { page } = await plain()
    await page.goto(open)
    await page.getByText(/^Der Livestream beginnt am/).waitFor()
    await page.goto(running)
    await page.getByText('Der Livestream läuft jetzt.').waitFor()
    await expect
      .poll(() => page.getByRole('link', { name: 'Beim Anbieter öffnen' }).getAttribute('href'))
      .toBe('https://av.tib.eu/player/54321')
  })

  test('a page tells search engines how one takes part, and that it costs nothing', async () => {
    const html = await (await fetch(site.url + open)).text()
    const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
      .map(([, text]) => JSON.parse(text ?? ''))
      .find(fact => fact['@type'] === 'Event')
    expect(facts).toMatchObject({
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      isAccessibleForFree: true,
      remainingAttendeeCapacity: 30,
      organizer: { '@type': 'ResearchOrganization', url: expect.any(String) },
      offers: { price: 0, availability: 'https://schema.org/InStock' },
      location: [{ '@type': 'Place', name: 'Großer Hörsaal' }, { '@type': 'VirtualLocation' }],
    })
  })
})

test('a stream is requested from its host only after a click on a button that names the host', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await visit(browser, site.url)
  await page.goto(running)
  await hydrated(page)
  await page.getByText('av.tib.eu', { exact: true }).waitFor()
  expect(complaints).toEqual([])
  await page.route('https://av.tib.eu/**', route => route.fulfill({ body: 'a film' }))
  await page.getByRole('button', { name: 'Livestream ansehen', exact: true }).click()
  await expect.poll(() => page.locator('iframe').getAttribute('src')).toBe('https://av.tib.eu/player/54321')
})

test.each([375, 1440])(
  'at %i px the link to the registration is visible without scrolling',
  { tags: 'nightly' },
  async width => {
    const { page } = await visit(browser, site.url, { viewport: { width, height: 812 } })
    await page.goto(open)
    const box = await page.locator('main').getByRole('link', { name: 'Zur Anmeldung' }).first().boundingBox()
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThan(812)
  },
)

test('readers in another time zone see their own time beside that of Berlin', async () => {
  const { page } = await visit(browser, site.url, { timezoneId: 'America/New_York' })
  await page.goto(open)
  await touch(page)
  await page.getByText(/bei Ihnen: 12:00–\u206014:00/).waitFor()
})

test('the time until the stream is shown in days or weeks', { tags: 'nightly' }, async () => {
  const { page, complaints } = await visit(browser, site.url)
  await page.goto(open)
  await touch(page)
  await page.getByText(/^Noch \d+ (Tage|Wochen) bis zum Beginn$/).waitFor()
  expect(complaints).toEqual([])
})

describe('the announcement of an event', () => {
  const newcomer = async () => {
    const visitor = await visit(browser, site.url)
    await visitor.page.goto('/de/info/neuigkeiten')
    await visitor.page.evaluate(() => localStorage.setItem('announcements-seen', ''))
    return visitor
  }
  const popup = (page: Page) => page.getByRole('region', { name: 'Ankündigung' })
  /** Opens a page and waits until the highlighted event was fetched and rendered. */
  const openAsked = async (page: Page, path: string) => {
    const asked = page.waitForResponse(/\/info\/highlighted-event/)
    await page.goto(path)
    await touch(page)
    await asked
    await page.evaluate(
      () => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)))),
    )
  }

  test('comes once in each browser, takes no focus, and goes with Escape', { tags: 'nightly' }, async () => {
    const { page, complaints } = await newcomer()
    await page.goto('/de/info/neuigkeiten')
    await touch(page)
    await popup(page).getByText('Schnuppertag für Schülerinnen und Schüler').waitFor()
    await popup(page).getByText('Die Anmeldung öffnet am').waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    await sound(page)
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await popup(page).evaluate(box => getComputedStyle(box).position)).toBe('relative')
    await page.getByRole('button', { name: 'Schließen und nicht mehr zeigen' }).focus()
    await page.keyboard.press('Escape')
    await popup(page).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
    await openAsked(page, '/de/impressum')
    await expect.poll(() => popup(page).count()).toBe(0)
    expect(complaints).toEqual([])
  })

  test('never lies over a form, and is not on the page of the event', { tags: 'nightly' }, async () => {
    const { page } = await newcomer()
    await openAsked(page, '/de/kontakt')
    await expect.poll(() => popup(page).count()).toBe(0)
    await openAsked(page, '/de/impressum')
    await expect.poll(() => popup(page).count()).toBe(1)
    const opacity = () => popup(page).evaluate(box => getComputedStyle(box).opacity)
    await page.keyboard.press('Tab')
    await page.getByRole('contentinfo').getByRole('link').last().focus()
    await expect.poll(opacity).toBe('0')
    await popup(page).getByRole('link').focus()
    await expect.poll(opacity).toBe('1')
    await page.evaluate(() => localStorage.setItem('announcements-seen', ''))
    await openAsked(page, '/de/info/veranstaltung/schnuppertag-fuer-schuelerinnen-und-schueler')
    await expect.poll(() => popup(page).count()).toBe(0)
  })
})

test('a special page without an event says so and links to all events', { tags: 'nightly' }, async () => {
  const ask = await staffOf(site, 'hanna')
  const { body } = await ask<{ rows: { id: number; version: number }[] }>(
    'GET',
    '/backstage/event?is=anniversary',
  )
  for (const { id, version } of body.rows)
    await ask('PATCH', `/backstage/event/${id}`, { version, isDetailsVisible: false })
  const { page, complaints } = await visit(browser, site.url)
  const answer = await page.goto('/de/info/jubilaeumsveranstaltung')
  expect(answer?.status()).toBe(200)
  await page.getByText('Zurzeit steht kein Jubiläum an').waitFor()
  await page.getByRole('heading', { name: 'Was wir feiern' }).waitFor()
  await sound(page)
  await page.getByRole('link', { name: 'Alle Veranstaltungen' }).click()
  await page.getByRole('heading', { name: 'Veranstaltungen', level: 1 }).waitFor()
  expect(complaints).toEqual([])
})

test('a past event leads to its recording, or to those of all lectures', { tags: 'nightly' }, async () => {
  const { page } = await visit(browser, site.url)
  await page.goto('/de/info/veranstaltung/hahn-vorlesung-echos-aus-der-tiefe')
  await page.getByRole('link', { name: 'Alle Hahn-Vorlesungen, mit Aufzeichnungen' }).click()
  await page.getByRole('heading', { name: 'Geschichte der Hahn-Vorlesung', level: 1 }).waitFor()
  await page.goto('/de/info/veranstaltung/abendvortrag-was-ein-echo-erzaehlt')
  await page.locator('video[poster]').waitFor()
})
