import { randomInt, randomUUID } from 'node:crypto'
import { password } from './crash-site.ts'

/** What the site has said to be kept. */
export interface Acknowledged {
  messages: Set<string>
  /** Title → the last one acknowledged for that item, by its id. */
  news: Map<number, { title: string; version: number }>
}

const json = { 'content-type': 'application/json' }

/** Writes of all kinds, one after the other, until the site is gone; only what is answered counts. */
export async function write(url: string, token: string, kept: Acknowledged): Promise<void> {
  const writes = [sendMessage, createNews, changeNews, hideNews]
  for (;;) {
    const one = writes[randomInt(writes.length)] ?? sendMessage
    try {
      await one(url, token, kept)
    } catch {
      return
    }
  }
}

export async function logIn(url: string, username: string): Promise<string> {
  const body = JSON.stringify({ username, password })
  const answer = await fetch(`${url}/api/v1/auth/login`, { method: 'POST', headers: json, body })
  if (!answer.ok) throw new Error(`${username} cannot log in: ${answer.status}`)
  return ((await answer.json()) as { token: string }).token
}

async function sendMessage(url: string, _: string, { messages }: Acknowledged): Promise<void> {
  const mark = randomUUID()
  const answer = await fetch(`${url}/api/v1/info/contact`, {
    method: 'PUT',
    // Everybody writes from an address of their own, as the limits expect.
    headers: {
      ...json,
      'x-forwarded-for': [10, 1, 2]
        .map(() => randomInt(1, 255))
        .concat(7)
        .join('.'),
    },
    body: JSON.stringify({ name: 'Lise', email: `${mark}@example.org`, message: mark, consent: true }),
  })
  if (answer.status === 202) messages.add(`${mark}@example.org`)
}

async function edit(url: string, token: string, path: string, method: string, body: object) {
  const answer = await fetch(`${url}/api/v1/backstage/info/news${path}`, {
    method,
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  return answer.ok ? ((await answer.json()) as { id: number; version: number; title: { de: string } }) : null
}

async function createNews(url: string, token: string, kept: Acknowledged): Promise<void> {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Ein Absatz.' }] }
  const item = await edit(url, token, '', 'POST', {
    title: { de: randomUUID(), en: '' },
    teaser: { de: '', en: '' },
    content: { de: { type: 'doc', content: [paragraph] }, en: null },
    slug: { de: '', en: '' },
    tags: ['Echo', 'Feld'],
    categoryId: null,
    imageId: null,
    imageAlt: null,
    authorId: null,
    isVisible: true,
    publishAt: null,
    unpublishAt: null,
  })
  keep(kept, item)
}

async function changeNews(url: string, token: string, kept: Acknowledged): Promise<void> {
  const [id, { version }] = anyOf(kept)
  if (!id) return createNews(url, token, kept)
  const title = { de: randomUUID(), en: '' }
  const item = await edit(url, token, `/${id}`, 'PATCH', { version, title })
  keep(kept, item)
}

async function hideNews(url: string, token: string, kept: Acknowledged): Promise<void> {
  const [id] = anyOf(kept)
  if (!id) return createNews(url, token, kept)
  const item = await edit(url, token, `/${id}/visibility`, 'PATCH', { isVisible: randomInt(2) === 0 })
  keep(kept, item)
}

// Answers of two writers may arrive in the other order.
function keep({ news }: Acknowledged, item: Awaited<ReturnType<typeof edit>>): void {
  if (!item || (news.get(item.id)?.version ?? 0) > item.version) return
  news.set(item.id, { title: item.title.de, version: item.version })
}

function anyOf({ news }: Acknowledged): [number, { title: string; version: number }] {
  const all = [...news]
  return all[randomInt(Math.max(1, all.length))] ?? [0, { title: '', version: 0 }]
}
