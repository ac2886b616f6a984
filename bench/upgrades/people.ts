import { readFileSync } from 'node:fs'
import { password, type VersionedSite } from './site.ts'

/** Tokens and files that a user got from the older version. */
export interface InHand {
  token: string
  refreshToken: string
  /** Address and bytes of an uploaded picture. */
  picture: { src: string; bytes: Buffer }
}

interface PublicItem {
  slug: string
  title: string
}

const word = 'Zyklotronfrequenz' // occurs nowhere in the demo

const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Sie wächst mit der Feldstärke.' }] }
const fields = {
  title: { de: `${word} im Feld`, en: '' },
  teaser: { de: '', en: '' },
  content: { de: { type: 'doc', content: [paragraph] }, en: null },
  slug: { de: '', en: '' },
  tags: ['Upgrade'],
  categoryId: null,
  imageAlt: { de: 'Feldkarte', en: 'Field map' },
  authorId: null,
  isVisible: true,
  publishAt: null,
  unpublishAt: null,
}

/** Logs in, uploads a picture, writes news with it, and sends a message, as people do with that version. */
export async function workWith(site: VersionedSite): Promise<InHand> {
  const login = await done(site.ask('/auth/login', { body: { username: 'hanna', password } }))
  const { token, refreshToken } = login as { token: string; refreshToken: string }
  const picture = readFileSync('server/seed/pictures/field-map.webp')
  const form = new FormData()
  form.set('file', new Blob([picture]), 'upgrade.webp')
  const file = await done(site.ask('/backstage/file-manager/upload', { token, body: form }))
  const { id, src } = file as { id: number; src: string }
  const news = { ...fields, imageId: id }
  await done(site.ask('/backstage/info/news', { token, body: news }))
  const message = { name: 'Lise', email: 'lise@example.org', message: 'Guten Tag.', consent: true }
  await done(site.ask('/info/contact', { method: 'PUT', body: message }))
  const address = src.startsWith('http') ? src : site.url + src
  const bytes = Buffer.from(await (await fetch(address)).arrayBuffer())
  return { token, refreshToken, picture: { src: new URL(address).pathname, bytes } }
}

/** Describes which of the tokens and files do not work any more. */
export async function lostInHand(
  site: VersionedSite,
  { token, refreshToken, picture }: InHand,
): Promise<string[]> {
  const lost: string[] = []
  if ((await site.ask('/auth/me', { token })).status !== 200) lost.push('the session')
  const answer = await fetch(site.url + picture.src)
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (!bytes.equals(picture.bytes)) lost.push(`the picture at ${picture.src} (${answer.status})`)
  const refresh = await site.ask('/auth/refresh', { body: { refreshToken } })
  if (refresh.status !== 200) lost.push(`the refresh token (${refresh.status})`)
  return lost
}

/**
 * Returns the public news that a search for their own titles does not find in their language, and how many
 * were checked.
 */
export async function notFound(site: VersionedSite): Promise<{ looked: number; lost: string[] }> {
  const lost: string[] = []
  let looked = 0
  for (const language of ['de', 'en']) {
    for (const { slug, title } of await publicNews(site, language)) {
      looked += 1
      const rows = await search(site, title, language)
      if (!rows.some(({ address }) => address.endsWith(`/${slug}`)))
        lost.push(`“${title}” (${language}) in the search`)
    }
  }
  if ((await search(site, word, 'de')).length === 0) lost.push(`“${word}” in the search`)
  return { looked, lost }
}

async function publicNews(site: VersionedSite, language: string): Promise<PublicItem[]> {
  const all: PublicItem[] = []
  for (let page = 1; ; page += 1) {
    const { rows, count } = (await done(site.ask(`/info/news/latest?page=${page}`, { language }))) as {
      rows: PublicItem[]
      count: number
    }
    all.push(...rows)
    if (rows.length === 0 || all.length >= count) return all
  }
}

async function search(site: VersionedSite, q: string, language: string): Promise<{ address: string }[]> {
  const { json } = await site.ask(`/search?q=${encodeURIComponent(q)}`, { language })
  return (json as { rows: { address: string }[] }).rows
}

async function done(asked: ReturnType<VersionedSite['ask']>): Promise<unknown> {
  const { status, json } = await asked
  if (status >= 300)
    throw new Error(`the older version answers ${status}: ${JSON.stringify(json).slice(0, 300)}`)
  return json
}
