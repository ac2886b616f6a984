import { languages } from '#contract/language.ts'
import { publicAddressOf, type RecordKindName, recordKinds } from '#contract/record-kinds.ts'
import { type Answered, send } from './send.ts'
import type { World } from './world.ts'

type Saved = Record<string, unknown> & {
  id: number
  isPublic: boolean
  /** Only for events: whether the event's page may be read. */
  isDetailsVisible?: boolean
  slug: { de: string; en: string }
  title?: { de: string; en: string }
  /** Only for people, who have no title in two languages. */
  lastName?: string
}

const mustAnswer = [
  '/de',
  '/en/info/news',
  '/de/rss.xml',
  '/en/rss.xml',
  '/de/atom.xml',
  '/en/feed.json',
  '/sitemap.xml',
] as const

/**
 * Checks that a saved record can be read: page and data in both languages, lists, feeds, search, sitemap and
 * card.
 */
export async function lookAfterSave(
  world: World,
  kind: RecordKindName,
  saved: Saved,
  withCard: boolean,
): Promise<string[]> {
  const get = (target: string) => getFrom(world, target)
  const problems: string[] = []
  if (saved.isPublic && saved.isDetailsVisible !== false && recordKinds[kind].public) {
    const page = publicAddressOf(kind, saved, 'de')
    for (const language of languages) {
      const address = publicAddressOf(kind, saved, language)
      problems.push(...unless(await get(address), address, [200, 301]))
      problems.push(...unless(await get(`${address}.data`), `${address}.data`, [200, 404]))
    }
    if (withCard) problems.push(...(await cardOf(get, page)))
  }
  for (const address of mustAnswer) problems.push(...unless(await get(address), address, [200]))
  const name = saved.title?.de || saved.title?.en || saved.lastName || String(saved.name ?? '')
  const words = encodeURIComponent(name.slice(0, 100).toWellFormed())
  problems.push(...unless(await get(`/api/v1/search?q=${words}`), 'search', [200]))
  problems.push(...unless(await get(`/de/suche?q=${words}`), 'search page', [200]))
  for (const address of ['/de/rss.xml', '/de/atom.xml'])
    if (/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/u.test((await get(address)).text))
      problems.push(`${address} holds a sign that XML forbids`)
  return problems
}

async function cardOf(get: (target: string) => Promise<Answered>, page: string): Promise<string[]> {
  const { text } = await get(page)
  const [, card] = /<meta property="og:image" content="([^"]+)"/.exec(text) ?? []
  if (!card) return []
  const answer = await get(new URL(card).pathname)
  return [
    ...unless(answer, 'card', [200, 302]),
    ...(answer.status === 200 && answer.type !== 'image/jpeg' ? ['card is no picture'] : []),
  ]
}

function getFrom({ url }: World, target: string): Promise<Answered> {
  const headers = { host: new URL(url).host, 'x-forwarded-for': '192.0.2.77' }
  return send(url, { method: 'GET', target, headers, body: null, about: 'after a save', caller: 'stranger' })
}

function unless({ status }: Answered, what: string, allowed: number[]): string[] {
  return allowed.includes(status) ? [] : [`after the save ${what} answers ${status}`]
}
