import { randomInt, randomUUID } from 'node:crypto'
import { type KeptFile, moveFile, replaceFile, sendFile } from './crash-files.ts'
import { type KeptRegistrations, register } from './crash-registrations.ts'

/** What the site has acknowledged. */
export interface Acknowledged {
  messages: Set<string>
  /** The last acknowledged title and version of each item, by id. */
  news: Map<number, { title: string; version: number }>
  /** Set if files are written too. */
  uploads?: Map<number, KeptFile>
  /** Set if people register too. */
  registrations?: KeptRegistrations
}

const json = { 'content-type': 'application/json' }

export interface Writing {
  url: string
  token: string
  kept: Acknowledged
  /** Called with every response before its body is read. */
  onAnswer?: (answer: Response, address: string) => Promise<void> | void
}

/** Makes random writes, one after the other, until the site is gone; only acknowledged ones count. */
export async function write(writing: Writing): Promise<void> {
  for (;;) {
    try {
      await writeOnce(writing)
    } catch {
      return
    }
  }
}

/** Makes one random write. Throws if there is no response. */
export async function writeOnce(writing: Writing): Promise<void> {
  const files = writing.kept.uploads ? [sendFile, moveFile, replaceFile] : []
  const { registrations } = writing.kept
  const registering = registrations ? [() => register(writing.url, registrations)] : []
  const writes: ((writing: Writing) => Promise<unknown>)[] = [
    sendMessage,
    createNews,
    changeNews,
    hideNews,
    ...files,
    ...registering,
    ...registering,
  ]
  const one = writes[randomInt(writes.length)] ?? sendMessage
  await one(writing)
}

async function sendMessage({ url, kept: { messages }, onAnswer }: Writing): Promise<void> {
  const mark = randomUUID()
  const answer = await fetch(`${url}/api/v1/info/contact`, {
    method: 'PUT',
    // Another IP address for each message because of the rate limits.
    headers: {
      ...json,
      'x-forwarded-for': [10, 1, 2]
        .map(() => randomInt(1, 255))
        .concat(7)
        .join('.'),
    },
    body: JSON.stringify({ name: 'Lise', email: `${mark}@example.org`, message: mark, consent: true }),
  })
  await onAnswer?.(answer, 'contact')
  if (answer.status === 202) messages.add(`${mark}@example.org`)
}

async function edit({ url, token, onAnswer }: Writing, path: string, method: string, body: object) {
  const answer = await fetch(`${url}/api/v1/backstage/info/news${path}`, {
    method,
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  await onAnswer?.(answer, `${method} news`)
  return answer.ok ? ((await answer.json()) as { id: number; version: number; title: { de: string } }) : null
}

async function createNews(writing: Writing): Promise<void> {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Ein Absatz.' }] }
  const item = await edit(writing, '', 'POST', {
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
  keep(writing.kept, item)
}

async function changeNews(writing: Writing): Promise<void> {
  const [id, { version }] = anyOf(writing.kept)
  if (!id) return createNews(writing)
  const title = { de: randomUUID(), en: '' }
  const item = await edit(writing, `/${id}`, 'PATCH', { version, title })
  keep(writing.kept, item)
}

async function hideNews(writing: Writing): Promise<void> {
  const [id] = anyOf(writing.kept)
  if (!id) return createNews(writing)
  const item = await edit(writing, `/${id}/visibility`, 'PATCH', { isVisible: randomInt(2) === 0 })
  keep(writing.kept, item)
}

// Responses to two writers may arrive in another order than the writes.
function keep({ news }: Acknowledged, item: Awaited<ReturnType<typeof edit>>): void {
  if (!item || (news.get(item.id)?.version ?? 0) > item.version) return
  news.set(item.id, { title: item.title.de, version: item.version })
}

function anyOf({ news }: Acknowledged): [number, { title: string; version: number }] {
  const all = [...news]
  return all[randomInt(Math.max(1, all.length))] ?? [0, { title: '', version: 0 }]
}
