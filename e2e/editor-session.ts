import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Random } from '../bench/fuzz/random.ts'
import { staffOf } from './api.ts'
import { blankNews } from './news-samples.ts'
import type { Site } from './site.ts'
import { english, enter, german } from './staff.ts'

// One item, two people, each with up to two windows, who at random type, save, undo, crash and restore
// drafts.

interface Person {
  name: 'jonas' | 'hanna'
  context: BrowserContext
  windows: Page[]
}

export interface Session {
  people: Person[]
  path: string
  /** Calls the API as jonas. */
  ask: Awaited<ReturnType<typeof staffOf>>
  /** The actions so far, to explain a missing word. */
  log: string[]
  typed: string[]
  /** Words that were deleted on purpose by undo. */
  deleted: Set<string>
}

/** Creates and opens a news item of its own, because titles have a maximal length. */
export async function openSession(
  { browser, site }: { browser: Browser; site: Site },
  title: string,
): Promise<Session> {
  const ask = await staffOf(site, 'jonas')
  const bilingual = { de: title, en: title }
  const { body } = await ask<{ id: number }>('POST', '/backstage/info/news', {
    ...blankNews,
    title: bilingual,
  })
  const path = `/de/backstage/info/news/${body.id}`
  const people: Person[] = []
  for (const name of ['jonas', 'hanna'] as const) {
    const { page } = await enter({ browser, site }, name, path)
    accept(page)
    people.push({ name, context: page.context(), windows: [page] })
  }
  return { people, path, ask, log: [], typed: [], deleted: new Set() }
}

/** Performs one random action. */
export async function step(session: Session, random: Random): Promise<void> {
  const person = random.pick(session.people)
  if (person.windows.length === 0) await openWindow(session, person)
  const page = random.pick(person.windows)
  const action = random.pick(actions)
  session.log.push(`${person.name}: ${action.name}`)
  await action(session, person, page, random)
}

type Action = (session: Session, person: Person, page: Page, random: Random) => Promise<void>

const fields = [
  (page: Page) => german(page).getByLabel('Titel'),
  (page: Page) => english(page).getByLabel('Titel'),
  (page: Page) => german(page).getByRole('textbox', { name: 'Text' }),
]

const type: Action = async (session, _, page, random) => {
  const word = `wort${session.typed.length}x`
  session.typed.push(word)
  session.log.push(`  ${word}`)
  await random.pick(fields)(page).press('Control+End')
  await page.keyboard.type(` ${word}`)
}

const save: Action = async (_, __, page) => {
  await page.keyboard.press('Control+s')
  await page
    .getByText(/Alles gespeichert|hat das inzwischen geändert|Keine Verbindung/)
    .first()
    .waitFor()
}

/** Undoes the last change of the text in this window, and notes the words it removed. */
const undo: Action = async (session, _, page) => {
  const text = fields[2]?.(page)
  const before = (await text?.innerText()) ?? ''
  await text?.press('Control+z')
  const after = (await text?.innerText()) ?? ''
  for (const word of session.typed)
    if (before.includes(word) && !after.includes(word)) session.deleted.add(word)
}

/**
 * Closes the window without a question. Waits for the drafts first, because words that are not stored yet may
 * be lost.
 */
const crash: Action = async (session, person, page) => {
  await writtenDown(session, page)
  person.windows = person.windows.filter(one => one !== page)
  await page.close({ runBeforeUnload: false })
}

const reload: Action = async (_, __, page) => {
  await page.reload()
  await fields[0]?.(page).waitFor()
}

const open: Action = async (session, person) => {
  if (person.windows.length < 2) await openWindow(session, person)
}

const loseNetwork: Action = async (session, person, page, random) => {
  await person.context.setOffline(true)
  await type(session, person, page, random)
  await page.keyboard.press('Control+s')
  await page.waitForTimeout(200)
  await person.context.setOffline(false)
}

const switchLanguage: Action = async (_, __, page) => {
  await page.getByRole('link', { name: 'English' }).first().click()
  await page.waitForURL(/\/en\/backstage/)
  await page.getByRole('link', { name: 'Deutsch' }).first().click()
  await page.waitForURL(/\/de\/backstage/)
}

const takeDraft: Action = async (_, __, page) => press(page, 'Entwurf übernehmen')

const merge: Action = async (_, __, page) => press(page, 'So zusammenführen')

const actions: Action[] = [
  ...[type, type, type, type, save, save, undo, crash, reload, open],
  ...[loseNetwork, switchLanguage, takeDraft, takeDraft, merge, merge],
]

async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name })
  if (!(await button.isVisible())) return
  // The conflict or draft may have been resolved meanwhile.
  await button.click({ timeout: 5000 }).catch(async error => {
    if (await button.isVisible()) throw error
  })
}

/** Waits until each word in this window is in a draft or was saved, for at most as long as a slow machine takes. */
async function writtenDown(session: Session, page: Page): Promise<void> {
  const shown = await shownIn(page)
  const words = session.typed.filter(word => shown.includes(word))
  for (let tries = 0; tries < 25; tries += 1) {
    await page.waitForTimeout(200)
    const found = (await draftsIn(page)) + (await savedIn(session))
    if (words.every(word => found.includes(word))) return
  }
}

async function openWindow(session: Session, person: Person): Promise<void> {
  const page = await person.context.newPage()
  accept(page)
  await page.goto(session.path)
  await fields[0]?.(page).waitFor()
  person.windows.push(page)
}

/** Accepts the question whether the page may be left. */
function accept(page: Page): void {
  page.on('dialog', dialog => void dialog.accept())
}

/**
 * Returns everything that is kept: saved versions, drafts in the browsers, and the contents of open windows.
 */
export async function kept(session: Session): Promise<string> {
  const found = [await savedIn(session)]
  for (const person of session.people) {
    if (person.windows.length === 0) await openWindow(session, person)
    for (const page of person.windows) found.push(await shownIn(page))
    found.push(await draftsIn(person.windows[0] as Page))
  }
  return found.join('\n')
}

/** Returns the current and all earlier saved versions. */
async function savedIn({ ask, path }: Session): Promise<string> {
  const api = path.replace('/de', '')
  const found = [await ask('GET', api)]
  const { body } = await ask<{ rows: { n: number }[] }>('GET', `${api}/revisions`)
  for (const { n } of body.rows) found.push(await ask('GET', `${api}/revisions/${n}`))
  return JSON.stringify(found.map(answer => answer.body))
}

async function shownIn(page: Page): Promise<string> {
  const wordsOf = (element: Element) =>
    'value' in element ? String(element.value) : (element.textContent ?? '')
  return (await Promise.all(fields.map(field => field(page).evaluate(wordsOf)))).join('\n')
}

/** All drafts in this browser, as JSON. */
export function draftsIn(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const asked = indexedDB.open('backstage')
        asked.onerror = () => reject(asked.error)
        asked.onsuccess = () => {
          const all = asked.result.transaction('drafts').objectStore('drafts').getAll()
          all.onerror = () => reject(all.error)
          all.onsuccess = () => {
            asked.result.close()
            resolve(JSON.stringify(all.result))
          }
        }
      }),
  )
}
