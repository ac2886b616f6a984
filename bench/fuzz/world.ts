import { logIn } from '../crash-login.ts'

/** What exists on the site: the ids, slugs and pages that requests can refer to. */
export interface World {
  url: string
  password: string
  ids: Record<string, number[]>
  /** The version of each record, by area and id, as it was last seen. */
  versions: Map<string, number>
  slugs: string[]
  pages: { category: string; page: string }[]
  tokens: Record<string, string>
}

export const callers = ['hanna', 'jonas', 'mira', 'stranger', 'forged'] as const

const people = ['hanna', 'jonas', 'mira'] as const

export async function openWorld(url: string, password: string): Promise<World> {
  const tokens = { forged: 'A'.repeat(43) }
  const world: World = { url, password, ids: {}, versions: new Map(), slugs: [], pages: [], tokens }
  await logInAll(world)
  await lookAround(world)
  return world
}

/** A user who was locked by an earlier request gets an invalid token. */
async function logInAll({ url, password, tokens }: World): Promise<void> {
  for (const username of people)
    tokens[username] = await logIn(url, username, password).catch(() => tokens.forged ?? '')
}

const logins = new WeakMap<World, Promise<void>>()

/** The dozen requests that find the same session ended at once share one login. */
function logInOnce(world: World): Promise<void> {
  const begun = logins.get(world) ?? logInAll(world).finally(() => logins.delete(world))
  logins.set(world, begun)
  return begun
}

/**
 * Reads a path of backstage as an administrator. Logs in again if the session has expired or was ended by a
 * request.
 */
export async function readBackstage<T>(world: World, path: string): Promise<T> {
  const ask = (token?: string) =>
    fetch(`${world.url}/api/v1/backstage/${path}`, {
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '192.0.2.78' },
    })
  const { hanna } = world.tokens
  let answer = await ask(hanna)
  if (answer.status === 401) {
    if (world.tokens.hanna === hanna) await logInOnce(world)
    answer = await ask(world.tokens.hanna)
  }
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`)
  return (await answer.json()) as T
}

interface Row {
  id: number
  version?: number
  slug?: { de: string; en: string }
  category?: string
  page?: string
}

/** Reads what exists from the lists of staff. */
export async function lookAround(world: World): Promise<void> {
  const rows = async (path: string) => (await readBackstage<{ rows: Row[] }>(world, path)).rows
  const [news, pages, files, mail, events, lecture] = await Promise.all([
    rows('info/news?limit=100'),
    rows('page?limit=100'),
    rows('file-manager/files?limit=100&below=1'),
    rows('mail?limit=100'),
    rows('event?limit=100'),
    rows('hahn-lecture?limit=100'),
  ])
  const idsOf = (list: Row[]) => list.map(({ id }) => id)
  world.ids = {
    ...{ news: idsOf(news), pages: idsOf(pages), files: idsOf(files), mail: idsOf(mail) },
    ...{ events: idsOf(events), lecture: idsOf(lecture) },
  }
  for (const { id, version = 1 } of events) world.versions.set(`events ${id}`, version)
  for (const { id, version = 1 } of lecture) world.versions.set(`lecture ${id}`, version)
  for (const { id, version = 1 } of news) world.versions.set(`news ${id}`, version)
  for (const { id, version = 1, category, page } of pages) {
    world.versions.set(`pages ${id}`, version)
    world.versions.set(`pages ${category}/${page}`, version)
  }
  world.slugs = [...news, ...pages, ...events, ...lecture]
    .flatMap(({ slug }) => [slug?.de, slug?.en])
    .filter(slug => slug) as string[]
  world.pages = pages.map(({ category = '', page = '' }) => ({ category, page }))
}
