/** What is there: the ids, slugs and places that requests can be about. */
export interface World {
  url: string
  ids: Record<string, number[]>
  /** The version of each record, by area and id, as it was last seen. */
  versions: Map<string, number>
  slugs: string[]
  pages: { category: string; page: string }[]
  tokens: Record<string, string>
}

export const callers = ['hanna', 'jonas', 'mira', 'stranger', 'forged'] as const

export async function openWorld(url: string, password: string): Promise<World> {
  const tokens: Record<string, string> = { forged: 'A'.repeat(43) }
  for (const username of ['hanna', 'jonas', 'mira']) tokens[username] = await logIn(url, username, password)
  const world: World = { url, ids: {}, versions: new Map(), slugs: [], pages: [], tokens }
  await lookAround(world)
  return world
}

export async function logIn(url: string, username: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  return ((await answer.json()) as { token: string }).token
}

interface Row {
  id: number
  version?: number
  slug?: { de: string; en: string }
  category?: string
  page?: string
}

/** Learns what is there by the lists of staff. */
export async function lookAround(world: World): Promise<void> {
  const rows = async (path: string) => {
    const headers = { authorization: `Bearer ${world.tokens.hanna}` }
    const answer = await fetch(`${world.url}/api/v1/backstage/${path}`, { headers })
    return ((await answer.json()) as { rows: Row[] }).rows
  }
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
