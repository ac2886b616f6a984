import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { second } from '#contract/durations.ts'
import { fail } from '#contract/errors.ts'
import { isLanguage, negotiateLanguage } from '#contract/language.ts'
import { type Match, matchAddress } from '#contract/matching.ts'
import { rightAddress } from '#contract/meant-address.ts'
import { addressOf, type PageName, pathname } from '#contract/pathnames.ts'
import { answer } from '#server/platform/cache/answer.ts'
import { type Entry, entryOf, type Made } from '#server/platform/cache/cache.ts'
import { declaredQuery, pageOfData } from '#server/platform/cache/key.ts'
import { semaphore } from '#server/platform/processes/semaphore.ts'
import { isUnknownSlug } from '#server/platform/records/records.ts'
import { languageOf, type PageParts, renderedPage } from './page-answer.ts'
import { serveForms } from './page-forms.ts'
import { pathOf, searchOf } from './target.ts'
import { meantPaths } from './typed-address.ts'

export type { PageParts } from './page-answer.ts'

// In turns, so that those who came first have their page first: made all at once, all would be ready late.
const inTurn = semaphore({ atOnce: 6, longestQueue: 1000, longestWait: 20 * second })

/** Every address that is no file and no call: pages, their forms, redirects, and the one 404. */
export function servePages(app: FastifyInstance, parts: PageParts): void {
  app.get('/', async (request, reply) => {
    const language = negotiateLanguage(request.headers['accept-language'])
    const search = searchOf(request.url)
    const goal = search === '' ? null : await parts.absent.goalOf('/', search).catch(() => null)
    return redirect(reply, goal ? 301 : 302, goal ?? addressOf('home', language))
  })
  app.get('/*', (request, reply) => servePage(parts, request, reply))
  serveForms(app, parts)
}

/** The finished page at a path, as every visitor gets it; where there is none, or not for all, the 404. Counts nothing. */
export async function pageAt(parts: PageParts, request: FastifyRequest, path: string): Promise<Entry> {
  const match = matchPage(path)
  const { may, hasToken } = match ? pathname(match.name) : {}
  const isShown = match && !may && !hasToken && !(await isMadeUp(parts, match))
  const page = isShown ? await pageEntry(parts, request, match.name, path) : null
  return page && (page.status < 400 || page.status >= 500) ? page : theOne404(parts, request, path)
}

function matchPage(path: string): Match | null {
  const match = matchAddress(path)
  return match && path === canonical(path) ? match : null
}

async function servePage(parts: PageParts, request: FastifyRequest, reply: FastifyReply) {
  const { limits } = parts.dependencies
  const path = pathOf(request.url)
  const isData = pageOfData(path) !== null
  const asked = matchPage(pageOfData(path) ?? path)
  const match = asked && (isData || !(await isMadeUp(parts, asked))) ? asked : null
  // What is kept is handed out ahead of this, unlimited; only what costs a rendering, or looks for holes, is counted.
  if (match) await limits.take('read', parts.addressOf(request))
  const page = match && (await pageEntry(parts, request, match.name, path, searchOf(request.url)))
  if (page && page.status !== 404) return send(request, reply, page)
  if (!isData && (await leadElsewhere(parts, request, reply, path))) return
  await limits.take('notFound', parts.addressOf(request))
  const isOwnSentence = page && match && pathname(match.name).cache === 'never'
  if (isData && !page) throw fail('notFound')
  const isOwn = isOwnSentence || isData
  if (!isOwn) parts.absent.note(request, path)
  return send(request, reply, page && isOwn ? page : await theOne404(parts, request, path))
}

/** Whether an address names a thing by a slug that none has: such are answered without rendering a page for each. */
async function isMadeUp({ dependencies }: PageParts, { name, parameters }: Match): Promise<boolean> {
  const { slug } = parameters
  if (slug === undefined) return false
  // While the database is away nothing is known for certain; what is kept may still show the page.
  return isUnknownSlug(dependencies, name, slug).catch(() => false)
}

/** Leads to where staff say, or to the page that was meant: one that is there comes first. */
async function leadElsewhere(
  parts: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<boolean> {
  for (const meant of [path, ...meantPaths(canonical(path))]) {
    const page = await pageMeantBy(parts, request, { meant, path })
    // While the database is away nothing is known for certain.
    const find = () => parts.absent.goalOf(canonical(meant), searchOf(request.url)).catch(() => null)
    const goal = page ? null : await find()
    if (!page && !goal) continue
    if (goal) redirect(reply, 301, goal)
    else redirect(reply, startsWithLanguage(meant) ? 301 : 302, page + searchOf(request.url))
    return true
  }
  return false
}

/** The page at an address that was meant, or at the same in the words of the other language. */
async function pageMeantBy(
  parts: PageParts,
  request: FastifyRequest,
  { meant, path }: { meant: string; path: string },
): Promise<string | null> {
  if (meant !== path && (await isPage(parts, request, meant))) return meant
  const right = rightAddress(meant, negotiateLanguage(request.headers['accept-language']))
  return right !== null && right !== path && (await isPage(parts, request, right)) ? right : null
}

async function pageEntry(
  parts: PageParts,
  request: FastifyRequest,
  name: PageName,
  path: string,
  search = '',
): Promise<Entry> {
  const { cache } = parts.dependencies
  const { query, isKept } = declaredQuery(path, search.slice(1))
  const key = path + query
  const make = () => inTurn(() => renderedPage(parts, request, key, null))
  const never = !isKept || pathname(name).cache === 'never' || pathname(name).may
  if (never) return entryOf(await make())
  return cache.find(key) ?? cache.make(key, make)
}

/**
 * One for each page that slugs lead to, and one for the rest: rendered at an address of its own, so that it cannot
 * repeat what somebody asked for, and of the same page, so that the browser goes on from what it got.
 */
async function theOne404(parts: PageParts, request: FastifyRequest, path: string): Promise<Entry> {
  const { cache } = parts.dependencies
  const language = languageOf(path, request)
  const match = matchAddress(path)
  const isSlugPage = match && match.parameters.slug !== undefined
  const key = `404|${language}|${isSlugPage ? match.name : ''}`
  const address = isSlugPage ? addressOf(match.name, language, { slug: noSlug }) : `/${language}/not/a/page`
  const make = async (): Promise<Made> => {
    const page = await renderedPage(parts, request, address, null)
    return page.status === 404 ? { ...page, isForAll: true } : page
  }
  return cache.find(key) ?? cache.make(key, make)
}

const noSlug = 'not--found' // nothing can ever have it

function send(request: FastifyRequest, reply: FastifyReply, entry: Entry): void {
  reply.hijack()
  answer(request.raw, reply.raw, entry)
}

function redirect(reply: FastifyReply, status: 301 | 302, location: string) {
  return reply
    .header('cache-control', 'no-store')
    .header('vary', 'Accept-Language')
    .redirect(location, status)
}

async function isPage(parts: PageParts, request: FastifyRequest, path: string): Promise<boolean> {
  const match = matchPage(path)
  if (!match || (await isMadeUp(parts, match))) return false
  const { may, hasToken } = pathname(match.name)
  const isOfThing = 'slug' in match.parameters || '*' in match.parameters
  if (!isOfThing || may || hasToken) return true
  // Whether a thing is shown at this address, its page alone knows.
  await parts.dependencies.limits.take('read', parts.addressOf(request))
  return (await pageEntry(parts, request, match.name, path)).status !== 404
}

function canonical(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '')
}

function startsWithLanguage(path: string): boolean {
  return isLanguage(path.split('/')[1])
}
