import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { logIn } from '../crash-login.ts'
import { type Acknowledged, writeOnce } from '../crash-writes.ts'
import { judge, type Rules, type Tally } from './tally.ts'

const readers = 20
const writers = 5
const longestAnswer = 60_000 // milliseconds
const words = ['Spule', 'Gehirn', 'Messung', 'Feld', 'Echo', 'Probanden', 'Tesla', 'Bild']
/** Returns the path of a page that nobody changes meanwhile, so that it stays in the cache. */
export function inMemory({ hasFiles }: Rules): string {
  return hasFiles ? '/robots.txt' : '/de/kontakt'
}

const picture = await readFile('server/site/social-card-de.jpg')

export interface Load {
  url: string
  token: string
  kept: Acknowledged & { files: Set<number> }
  tally: Tally
  rules: Rules
}

/** Runs twenty readers and five writers until the signal. */
export async function work(load: Load, signal: AbortSignal): Promise<void> {
  const reading = Array.from({ length: readers }, (_, n) => repeat(() => read(load, n), 20, load, signal))
  const writing = Array.from({ length: writers }, (_, n) => repeat(() => put(load, n), 40, load, signal))
  await Promise.all([...reading, ...writing, repeat(() => probe(load), 100, load, signal)])
}

async function repeat(one: () => Promise<void>, pause: number, load: Load, signal: AbortSignal) {
  while (!signal.aborted) {
    await one().catch(error => severed(error, load))
    await new Promise(resolve => setTimeout(resolve, randomInt(pause)))
  }
}

function severed(error: unknown, { tally, rules }: Load): void {
  if (error instanceof Error && error.name === 'AbortError') return // aborted by the client itself
  tally.lostConnections += 1
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (!rules.maySever) tally.problem(`no answer: ${String(cause)}`)
}

async function read({ url, tally, rules }: Load, n: number): Promise<void> {
  if (rules.hasCards && n === 0) return readCard(url, tally)
  const word = `${words[randomInt(words.length)]} ${randomInt(1000)}`
  const addresses = [
    '/de',
    '/api/v1/info/news/latest',
    `/api/v1/search?q=${encodeURIComponent(word)}`,
    `/de/suche?q=${encodeURIComponent(word)}`,
    '/en/info/news?done=1',
    `/api/v1/search?q=${n}`,
  ]
  const address = addresses[randomInt(addresses.length)] ?? '/de'
  const isImpatient = randomInt(50) === 0
  const signal = isImpatient ? leavesSoon() : AbortSignal.timeout(longestAnswer)
  const answer = await fetch(url + address, { signal })
  await judge(answer, address.replace(/q=.*/, 'q=…'), tally)
  await answer.arrayBuffer()
}

async function readCard(url: string, tally: Tally): Promise<void> {
  const page = await (await fetch(`${url}/de/info/neuigkeiten`)).text()
  const [card] = /\/card\/[^"]+\.jpg/.exec(page) ?? []
  if (!card) return
  const answer = await fetch(url + card)
  await judge(answer, 'a card', tally)
  await answer.arrayBuffer()
}

function leavesSoon(): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), randomInt(30))
  return controller.signal
}

async function put(load: Load, n: number): Promise<void> {
  const { url, tally, kept, rules } = load
  const onAnswer = async (answer: Response, address: string) => {
    // Logs in again after a clock jump or a lost session.
    if (answer.status === 401) load.token = await logIn(url, 'hanna').catch(() => load.token)
    else await judge(answer, address, tally)
  }
  if (rules.hasFiles && n === 0 && randomInt(4) === 0) return send(load, onAnswer)
  await writeOnce({ url, token: load.token, kept, onAnswer })
}

type OnAnswer = (answer: Response, address: string) => Promise<void>

async function send({ url, token, kept }: Load, onAnswer: OnAnswer): Promise<void> {
  const form = new FormData()
  form.set('folder', 'faults')
  form.set('file', new Blob([new Uint8Array(picture)]), 'field.jpg')
  const headers = { authorization: `Bearer ${token}` }
  const address = '/api/v1/backstage/file-manager/upload'
  const signal = randomInt(5) === 0 ? leavesSoon() : AbortSignal.timeout(longestAnswer)
  const answer = await fetch(url + address, { method: 'POST', headers, body: form, signal })
  await onAnswer(answer, 'upload')
  if (answer.ok) kept.files.add(((await answer.json()) as { id: number }).id)
}

// Checks that the cached page is always answered, and counts how often `/readyz` reports 503.
async function probe({ url, tally, rules }: Load): Promise<void> {
  const page = await fetch(url + inMemory(rules), { signal: AbortSignal.timeout(longestAnswer) })
  await page.arrayBuffer()
  if (page.status === 200) tally.cached += 1
  else if (!rules.maySever) tally.problem(`${page.status} for a page in memory`)
  const ready = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(longestAnswer) })
  await ready.arrayBuffer()
  if (ready.status === 503) tally.notReady += 1
}
