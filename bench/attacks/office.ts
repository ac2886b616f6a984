// What somebody of the office sees of a secret vote, and how they try to tell from it who voted what.
import { z } from 'zod'
import { allCalls, type BoundCall } from '#contract/addresses.ts'
import { isWhole } from './told.ts'

/** Somebody whose choice nobody else made; whoever looks on knows when each of them voted. */
export interface Watched {
  address: string
  name: string
  /** The id of what they voted for. */
  choice: string
}

/** Asks a call of backstage by its path and query, and gives what it answers. */
export type Look = (path: string) => Promise<string>

/** What was answered at one moment, by the path that was asked. */
export type Seen = Map<string, string>

// Where votes leave anything; as a whole the attack looks at every area.
const areas = isWhole ? /^(mail|security|site)\.|\.backstage\./ : /^(polls|mail|security|site|contests)\./

/** Every call that staff read by; lists also as files, as a whole attack in every order that they know. */
function readingCalls(): BoundCall[] {
  return allCalls().filter(
    ({ name, method, path, meta }) =>
      method === 'GET' && path.startsWith('/backstage/') && areas.test(name) && meta.givesFile === undefined,
  )
}

/** The addresses at which a call is looked at, with its parameters put in. */
export type Fill = (call: BoundCall) => readonly string[]

/** One look at everything. */
export async function lookAtAll(look: Look, fill: Fill): Promise<Seen> {
  const seen: Seen = new Map()
  for (const call of readingCalls()) for (const path of pathsOf(call, fill)) seen.set(path, await look(path))
  return seen
}

function pathsOf(call: BoundCall, fill: Fill): string[] {
  return fill(call).flatMap(path => queriesOf(call).map(query => path + query))
}

function queriesOf({ meta, procedure }: BoundCall): string[] {
  if (!meta.isList) return ['']
  const first = meta.isList === 'pages' ? '?limit=100' : ''
  if (!isWhole) return [first, '?format=csv']
  const { sort } = (procedure['~orpc'].inputSchema as z.ZodObject).shape
  const sorts = sort instanceof z.ZodOptional ? (sort.unwrap() as z.ZodEnum).options : []
  const orders = sorts.flatMap(one => [`?limit=100&sort=${one}`, `?format=csv&sort=${one}`])
  return [first, '?format=csv', '?format=xlsx', ...orders]
}

/** How many are betrayed by a search for them that finds their choice alone, in any list that takes words. */
export async function bySearch(look: Look, fill: Fill, watched: readonly Watched[]): Promise<number> {
  const lists = readingCalls().filter(({ meta }) => meta.isList === 'pages')
  let betrayed = 0
  for (const { address, name, choice } of watched) {
    const words = [address, name, address.split('@')[0] ?? '']
    const paths = lists
      .flatMap(call => fill(call))
      .flatMap(path => words.map(q => `${path}?limit=100&q=${encodeURIComponent(q)}`))
    const found: string[] = []
    for (const path of paths) found.push(await look(path))
    const named = (body: string) =>
      watched.filter(one => rowsIn(body).some(row => namesChoice(row, one.choice)))
    if (found.some(body => named(body).length === 1 && named(body)[0]?.choice === choice)) betrayed += 1
  }
  return betrayed
}

/** How many are betrayed by one row, or one line of a file, that holds both them and their choice. */
export function inOneRow(seen: readonly Seen[], watched: readonly Watched[]): number {
  const rows = seen.flatMap(all => [...all.values()].flatMap(rowsIn))
  return watched.filter(({ address, choice }) =>
    rows.some(row => row.includes(address) && namesChoice(row, choice)),
  ).length
}

// Objects that hold no list of others, and lines of files.
function rowsIn(body: string): string[] {
  const lines = body.startsWith('{') ? [] : body.split('\n')
  return [...lines, ...smallest(parsed(body))]
}

function smallest(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(one => [...smallest(one), JSON.stringify(one)])
  return Object.values(value).flatMap(smallest)
}

/** How many are betrayed by what became another between the look before they voted and the one after it. */
export function inDifferences(looks: readonly Seen[], watched: readonly Watched[]): number {
  const choices = watched.map(({ choice }) => choice)
  return watched.filter(({ choice }, n) => {
    const [before, after] = [looks[n], looks[n + 1]]
    if (!before || !after) return false
    return [...after].some(([path, body]) => {
      const changed = choices.filter(one => toldOf(body, one) !== toldOf(before.get(path) ?? '', one))
      return changed.length === 1 && changed[0] === choice
    })
  }).length
}

// All that an answer says of a choice.
function toldOf(body: string, choice: string): string {
  return rowsIn(body)
    .filter(row => namesChoice(row, choice))
    .sort()
    .join()
}

/** The most that stand in the order in which they voted, or the other way round, in any answer. */
export function inOrder(seen: readonly Seen[], watched: readonly Watched[]): number {
  const orders = [
    watched,
    watched.toReversed(),
    watched.toSorted(byAddress),
    watched.toSorted(byAddress).reverse(),
  ]
  const answers = seen.flatMap(all => [...all].filter(([path]) => path.includes('/vote/')))
  return Math.max(
    0,
    ...answers.flatMap(([, body]) => {
      const chosen = choicesIn(body, watched)
      return orders.map(order => order.filter(({ choice }, n) => chosen[n] === choice).length)
    }),
  )
}

const byAddress = (one: Watched, other: Watched) => (one.address < other.address ? -1 : 1)

function choicesIn(body: string, watched: readonly Watched[]): string[] {
  const rows = (parsed(body) as { rows?: { votes?: { id: string }[] }[] } | null)?.rows ?? []
  const known = new Set(watched.map(({ choice }) => choice))
  return rows.flatMap(({ votes = [] }) => votes.map(({ id }) => id).filter(id => known.has(id)))
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

function namesChoice(row: string, choice: string): boolean {
  return new RegExp(`\\b${choice}\\b`).test(row)
}
