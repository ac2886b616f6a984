import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { second } from '#contract/durations.ts'
import { fail } from '#contract/errors.ts'
import { isLanguage, negotiateLanguage } from '#contract/language.ts'
import { type Match, matchAddress } from '#contract/matching.ts'
import { rightAddress } from '#contract/meant-address.ts'
import { addressOf, type PageName, pathname } from '#contract/pathnames.ts'
import { sendEntry } from '#server/platform/cache/answer.ts'
import { type Entry, entryOf, type FinishedAnswer } from '#server/platform/cache/cache.ts'
import { declaredQuery, pageOfData } from '#server/platform/cache/key.ts'
import { semaphore } from '#server/platform/processes/semaphore.ts'
import { isUnknownSlug } from '#server/platform/records/records.ts'
import { languageOf, type PageParts, renderPage } from './page-answer.ts'
import { serveForms } from './page-forms.ts'
import { pathOf, searchOf } from './target.ts'
import { meantPaths } from './typed-address.ts'

export type { PageParts } from './page-answer.ts'

// Renders few pages at once, so that earlier requests are served first: all at once, all would be late.
const inTurn = semaphore({ atOnce: 6, longestQueue: 1000, longestWait: 20 * second })

/**
 * Serves every address that is neither a file nor a call: pages, their forms, redirects, and the 404 page.
 */
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

/**
 * Returns the finished page at a path as every visitor gets it, or the 404 page if there is none or it is not
 * public. Takes no request limit.
 */
export async function pageAt(parts: PageParts, request: FastifyRequest, path: string): Promise<Entry> {
  const match = matchPage(path)
  const { may, hasToken } = match ? pathname(match.name) : {}
  const isShown = match && !may && !hasToken && !(await isMadeUp(parts, match))
  const page = isShown ? await pageEntry(parts, request, match.name, path) : null
  return page && (page.status < 400 || page.status >= 500) ? page : notFoundEntry(parts, request, path)
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
  // Cached pages are served earlier and without a limit; only requests that cost a rendering or probe for
  // addresses are counted.
  if (match) await limits.take('read', parts.addressOf(request))
  const page = match && (await pageEntry(parts, request, match.name, path, searchOf(request.url)))
  if (page && page.status !== 404) return send(request, reply, page)
  if (!isData && (await redirectElsewhere(parts, request, reply, path))) return
  await limits.take('notFound', parts.addressOf(request))
  const isOwnSentence = page && match && pathname(match.name).cache === 'never'
  if (isData && !page) throw fail('notFound')
  const isOwn = isOwnSentence || isData
  if (!isOwn) parts.absent.note(request, path)
  return send(request, reply, page && isOwn ? page : await notFoundEntry(parts, request, path))
}

/** Whether an address contains an unknown slug; these are answered without rendering a page for each. */
async function isMadeUp({ dependencies }: PageParts, { name, parameters }: Match): Promise<boolean> {
  const { slug } = parameters
  if (slug === undefined) return false
  // While the database is unavailable nothing is certain; the page may still be in the cache.
  return isUnknownSlug(dependencies, name, slug).catch(() => false)
}

/**
 * Redirects to the page that was probably meant, or to where staff have redirected the address; an existing
 * page has precedence.
 */
async function redirectElsewhere(
  parts: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<boolean> {
  for (const meant of [path, ...meantPaths(canonical(path))]) {
    const page = await pageMeantBy(parts, request, { meant, path })
    // While the database is unavailable nothing is certain.
    const find = () => parts.absent.goalOf(canonical(meant), searchOf(request.url)).catch(() => null)
    const goal = page ? null : await find()
    if (!page && !goal) continue
    if (goal) redirect(reply, 301, goal)
    else redirect(reply, startsWithLanguage(meant) ? 301 : 302, page + searchOf(request.url))
    return true
  }
  return false
}

/**
 * Returns the address of the page that was meant, or of the same page with the path in the other language, or
 * null.
 */
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
  const make = () => inTurn(() => renderPage(parts, request, key, null))
  const never = !isKept || pathname(name).cache === 'never' || pathname(name).may
  if (never) return entryOf(await make())
  return cache.find(key) ?? cache.make(key, make)
}

/**
 * Returns a 404 page: one for each page with slugs and one for all other addresses. It is rendered at a fixed
 * address, so that it cannot repeat what was requested, and for the same page, so that hydration in the
 * browser succeeds.
 */
async function notFoundEntry(parts: PageParts, request: FastifyRequest, path: string): Promise<Entry> {
  const { cache } = parts.dependencies
  const language = languageOf(path, request)
  const match = matchAddress(path)
  const isSlugPage = match && match.parameters.slug !== undefined
  const key = `404|${language}|${isSlugPage ? match.name : ''}`
  const address = isSlugPage ? addressOf(match.name, language, { slug: noSlug }) : `/${language}/not/a/page`
  const make = async (): Promise<FinishedAnswer> => {
    const page = await renderPage(parts, request, address, null)
    return page.status === 404 ? { ...page, isForAll: true } : page
  }
  return cache.find(key) ?? cache.make(key, make)
}

const noSlug = 'not--found' // not a valid slug

function send(request: FastifyRequest, reply: FastifyReply, entry: Entry): void {
  reply.hijack()
  sendEntry(request.raw, reply.raw, entry)
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
  // Only rendering the page shows whether the record exists and is visible.
  await parts.dependencies.limits.take('read', parts.addressOf(request))
  return (await pageEntry(parts, request, match.name, path)).status !== 404
}

function canonical(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '')
}

function startsWithLanguage(path: string): boolean {
  return isLanguage(path.split('/')[1])
}
