import { expect } from 'vitest'
import { hydrated, touch, visit } from '../browser.ts'
import { password } from '../site.ts'
import { getsFocus, handsOn } from './hands.ts'
import { type Place, task } from './task.ts'

const window = { viewport: { width: 1440, height: 1000 } }

async function atLogin({ browser, site }: Place) {
  const { page } = await visit(browser, site.url, window)
  await page.goto('/de/backstage')
  await page.waitForURL(/\/de\/login/)
  await hydrated(page)
  return handsOn(page)
}

const logIn = task({
  name: '01 log in',
  begin: async place => ({ hands: await atLogin(place) }),
  async mouse({ hands }) {
    const { page } = hands
    await getsFocus(page.getByLabel('Benutzername'))
    await hands.type('jonas')
    await hands.click(page.getByLabel('Passwort', { exact: true }))
    await hands.type(password)
    await hands.click(page.getByRole('button', { name: 'Anmelden' }))
    await hands.sees(page.getByText('Guten Tag, Jonas Keller'))
  },
  async keyboard({ hands }) {
    const { page } = hands
    await getsFocus(page.getByLabel('Benutzername'))
    await hands.type('jonas')
    await hands.tabTo(page.getByLabel('Passwort', { exact: true }))
    await hands.type(password)
    await hands.press('Enter')
    await hands.sees(page.getByText('Guten Tag, Jonas Keller'))
  },
  async outcome(_, { hands: { page } }) {
    expect(new URL(page.url()).pathname).toBe('/de/backstage')
  },
  most: {
    mouse: { clicks: 2, tabs: 0, keys: 0, texts: 2, screens: 1 },
    keyboard: { clicks: 0, tabs: 1, keys: 1, texts: 2, screens: 1 },
  },
})

const newPasswords = { mouse: 'elf Kraniche über dem Phantom', keyboard: 'zwölf Kraniche über dem Phantom' }

const lostPassword = task({
  name: '02 lost password',
  async begin(place, way) {
    const known = await resetLinks(place)
    return {
      hands: await atLogin(place),
      newLink: () => newLinkOf(place, known),
      newPassword: newPasswords[way],
    }
  },
  async mouse({ hands, newLink, newPassword }) {
    const { page } = hands
    await hands.click(page.getByRole('link', { name: 'Passwort vergessen?' }))
    await hands.sees(page.getByRole('heading', { level: 1, name: 'Passwort vergessen' }))
    await getsFocus(page.getByLabel('Benutzername'))
    await hands.type('mira')
    await hands.click(page.getByRole('button', { name: 'Link anfordern' }))
    await hands.sees(page.getByText('Bitte sehen Sie in Ihr Postfach'))
    await page.goto(await newLink())
    hands.effort.clicks += 1 // the link in the letter
    await touch(page) // scripts, which draw the next button, may wait for a touch
    await hands.sees(page.getByRole('button', { name: 'Passwort anzeigen' }))
    await getsFocus(page.getByLabel('Neues Passwort'))
    await hands.type(newPassword)
    await hands.click(page.getByRole('button', { name: 'Passwort speichern' }))
    await hands.sees(page.getByText('Ihr neues Passwort gilt'))
  },
  async keyboard({ hands, newLink, newPassword }) {
    const { page } = hands
    await hands.tabTo(page.getByRole('link', { name: 'Passwort vergessen?' }))
    await hands.press('Enter')
    await hands.sees(page.getByRole('heading', { level: 1, name: 'Passwort vergessen' }))
    await getsFocus(page.getByLabel('Benutzername'))
    await hands.type('mira')
    await hands.press('Enter')
    await hands.sees(page.getByText('Bitte sehen Sie in Ihr Postfach'))
    await page.goto(await newLink())
    hands.effort.keys += 1 // the link in the letter
    await touch(page)
    await hands.sees(page.getByRole('button', { name: 'Passwort anzeigen' }))
    await getsFocus(page.getByLabel('Neues Passwort'))
    await hands.type(newPassword)
    await hands.press('Enter')
    await hands.sees(page.getByText('Ihr neues Passwort gilt'))
  },
  async outcome({ site }, { newPassword }) {
    const answer = await fetch(`${site.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'mira', password: newPassword }),
    })
    expect(answer.status).toBe(200)
  },
  most: {
    mouse: { clicks: 4, tabs: 0, keys: 0, texts: 2, screens: 4 },
    keyboard: { clicks: 0, tabs: 4, keys: 4, texts: 2, screens: 4 },
  },
})

export const accountTasks = [logIn, lostPassword]

/** The links in all letters about a lost password. */
async function resetLinks({ site }: Place): Promise<string[]> {
  const list = await (await fetch(`${site.url}/dev/mails`)).text()
  const ids = [...list.matchAll(/\/dev\/mails\/(\d+)/g)].map(([, id]) => id)
  const letters = await Promise.all(
    [...new Set(ids)].map(async id => (await fetch(`${site.url}/dev/mails/${id}`)).text()),
  )
  return letters.flatMap(letter => /\/de\/passwort-zuruecksetzen\/[A-Za-z0-9_-]+/.exec(letter)?.[0] ?? [])
}

/** Waits for a new link, because a job writes its letter a moment later. */
async function newLinkOf(place: Place, known: readonly string[]): Promise<string> {
  return expect
    .poll(async () => (await resetLinks(place)).find(link => !known.includes(link)))
    .toBeDefined()
    .then(async () => (await resetLinks(place)).find(link => !known.includes(link)) ?? '')
}
