// Attacks on a secret vote by staff: from what backstage shows, they try to find out who voted for what.
import { z } from 'zod'
import { allCalls, type BoundCall } from '#contract/addresses.ts'
import { isWhole } from './attack-results.ts'

/** A voter whose choice nobody else made. The attacker knows when each of them voted. */
export interface Watched {
  address: string
  name: string
  /** Id of the option they voted for. */
  choice: string
}

/** Requests a call of backstage by its path and query, and returns the response body. */
export type Look = (path: string) => Promise<string>

/** The responses at one moment, by the requested path. */
export type Seen = Map<string, string>

// Areas in which votes leave traces; the full attack looks at every area.
const areas = isWhole ? /^(mail|security|site)\.|\.backstage\./ : /^(polls|mail|security|site|contests)\./

/**
 * Returns every reading call of staff. `queriesOf` adds the files of lists and, in the full attack, every
 * sort order.
 */
function readingCalls(): BoundCall[] {
  return allCalls().filter(
    ({ name, method, path, meta }) =>
      method === 'GET' && path.startsWith('/backstage/') && areas.test(name) && meta.givesFile === undefined,
  )
}

/** Returns the paths at which a call is requested, with its parameters filled in. */
export type Fill = (call: BoundCall) => readonly string[]

/** Requests everything once. */
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

/**
 * Returns how many voters are betrayed by a search for them that finds their choice alone, in any list with a
 * search.
 */
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

/**
 * Returns how many voters are betrayed by one row, or one line of a file, that contains both them and their
 * choice.
 */
export function inOneRow(seen: readonly Seen[], watched: readonly Watched[]): number {
  const rows = seen.flatMap(all => [...all.values()].flatMap(rowsIn))
  return watched.filter(({ address, choice }) =>
    rows.some(row => row.includes(address) && namesChoice(row, choice)),
  ).length
}

// Returns the lines of a file, or the objects that contain no list of others.
function rowsIn(body: string): string[] {
  const lines = body.startsWith('{') ? [] : body.split('\n')
  return [...lines, ...smallest(parsed(body))]
}

function smallest(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(one => [...smallest(one), JSON.stringify(one)])
  return Object.values(value).flatMap(smallest)
}

/**
 * Returns how many voters are betrayed by what changed between the look before their vote and the look after
 * it.
 */
export function inDifferences(looks: readonly Seen[], watched: readonly Watched[]): number {
  const choices = watched.map(({ choice }) => choice)
  return watched.filter(({ choice }, n) => {
    const [before, after] = [looks[n], looks[n + 1]]
    if (!before || !after) return false
    return [...after].some(([path, body]) => {
      const changed = choices.filter(one => rowsAbout(body, one) !== rowsAbout(before.get(path) ?? '', one))
      return changed.length === 1 && changed[0] === choice
    })
  }).length
}

// Everything that a response says about a choice.
function rowsAbout(body: string, choice: string): string {
  return rowsIn(body)
    .filter(row => namesChoice(row, choice))
    .sort()
    .join()
}

/**
 * Returns the largest number of voters that any response lists in the order of their votes or addresses, or
 * in reverse.
 */
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
