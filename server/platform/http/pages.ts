import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '#contract/errors.ts'
import { isLanguage, type Language, negotiateLanguage } from '#contract/language.ts'
import { type Match, matchAddress, rightAddress } from '#contract/matching.ts'
import { addressOf, type PageName, pathname } from '#contract/pathnames.ts'
import { answer } from '#server/platform/cache/answer.ts'
import { type Entry, entryOf, type Made } from '#server/platform/cache/cache.ts'
import { declaredQuery } from '#server/platform/cache/key.ts'
import { type BoundHandler, type Dependencies, inProcessClient } from '#server/platform/calls/calls.ts'
import type { Render } from '#server/platform/rendering/rendering.ts'
import type { Client } from '#web/client.ts'
import { visitorContext } from './asking.ts'
import { backstagePolicy, publicPolicy } from './headers.ts'
import { isOwnOrigin } from './host.ts'

export interface PageParts {
  dependencies: Dependencies
  calls: BoundHandler[]
  render: Render
  addressOf: (request: FastifyRequest) => string
}

const formBody = 64 * 1024 // bytes: the longest public form, encoded

/** Every address that is no file and no call: pages, their forms, redirects, and the one 404. */
export function servePages(app: FastifyInstance, parts: PageParts): void {
  app.get('/', (request, reply) => {
    const language = negotiateLanguage(request.headers['accept-language'])
    return redirect(reply, 302, addressOf('home', language))
  })
  app.get('/*', (request, reply) => servePage(parts, request, reply))
  app.post('/*', { bodyLimit: formBody }, (request, reply) => serveForm(parts, request, reply))
}

/** The finished page at a path, as every visitor gets it; where there is none, or not for all, the 404. Counts nothing. */
export async function pageAt(parts: PageParts, request: FastifyRequest, path: string): Promise<Entry> {
  const match = matchPage(path)
  const { may, hasToken } = match ? pathname(match.name) : {}
  const page = match && !may && !hasToken ? await pageEntry(parts, request, match.name, path) : null
  return page && page.status < 400 ? page : theOne404(parts, request, path)
}

function matchPage(path: string): Match | null {
  const match = matchAddress(path)
  if (!match || path !== canonical(path)) return null
  const { isLater, may } = pathname(match.name)
  // Backstage says in its own frame that a screen is not there.
  return isLater && may ? { ...match, name: 'backstageUnknown' } : isLater ? null : match
}

async function servePage(parts: PageParts, request: FastifyRequest, reply: FastifyReply) {
  const { pathname: path, search } = new URL(request.url, 'http://x')
  const match = matchPage(path)
  // What is kept is handed out ahead of this, unlimited; only what costs a rendering, or looks for holes, is counted.
  if (match) await parts.dependencies.limits.take('read', parts.addressOf(request))
  const page = match && (await pageEntry(parts, request, match.name, path, search))
  if (page && page.status !== 404) return send(request, reply, page)
  const right = rightAddress(path, negotiateLanguage(request.headers['accept-language']))
  if (right && right !== path) return redirect(reply, startsWithLanguage(path) ? 301 : 302, right + search)
  await parts.dependencies.limits.take('notFound', parts.addressOf(request))
  const isOwnSentence = page && match && pathname(match.name).cache === 'never'
  return send(request, reply, isOwnSentence ? page : await theOne404(parts, request, path))
}

async function pageEntry(
  parts: PageParts,
  request: FastifyRequest,
  name: PageName,
  path: string,
  search = '',
): Promise<Entry> {
  const { cache } = parts.dependencies
  const query = declaredQuery(path, search.slice(1))
  const make = () => made(parts, request, path + (query === null ? search : query), null)
  const never = query === null || pathname(name).cache === 'never' || pathname(name).may
  if (never) return entryOf(await make(), true)
  return cache.find(path + query) ?? cache.make(path + query, make)
}

/**
 * One for each page that slugs lead to, and one for the rest: rendered at an address of its own, so that it cannot
 * repeat what somebody asked for, and of the same page, so that the browser goes on from what it got.
 */
async function theOne404(parts: PageParts, request: FastifyRequest, path: string): Promise<Entry> {
  const { cache } = parts.dependencies
  const language = languageOf(path, request)
  const match = matchAddress(path)
  const isSlugPage = match && match.parameters.slug !== undefined && !pathname(match.name).isLater
  const key = `404|${language}|${isSlugPage ? match.name : ''}`
  const address = isSlugPage ? addressOf(match.name, language, { slug: noSlug }) : `/${language}/not/a/page`
  const make = async (): Promise<Made> => ({
    ...(await made(parts, request, address, null)),
    isForAll: true,
  })
  return cache.find(key) ?? cache.make(key, make)
}

const noSlug = 'not--found' // nothing can ever have it

function send(request: FastifyRequest, reply: FastifyReply, entry: Entry): void {
  reply.hijack()
  answer(request.raw, reply.raw, entry)
}

async function serveForm(parts: PageParts, request: FastifyRequest, reply: FastifyReply) {
  const { pathname: path, search } = new URL(request.url, 'http://x')
  const match = matchAddress(path)
  if (!match || pathname(match.name).may) throw fail('notFound')
  const { origin, host, 'sec-fetch-site': site } = request.headers
  const from = { origin, host, site: typeof site === 'string' ? site : undefined }
  if (!isOwnOrigin(from, parts.dependencies.config.baseUrl)) throw fail('foreignOrigin')
  if (typeof request.body !== 'string') throw fail('wrongMediaType')
  const query = declaredQuery(path, search.slice(1)) ?? ''
  const page = await made(parts, request, path + query, request.body)
  reply.hijack()
  answer(
    request.raw,
    reply.raw,
    entryOf({ ...page, headers: { ...page.headers, 'cache-control': 'no-store' } }, true),
  )
}

async function made(
  parts: PageParts,
  request: FastifyRequest,
  address: string,
  form: string | null,
): Promise<Made> {
  const { dependencies, calls, render } = parts
  const language = languageOf(address, request)
  const context = visitorContext({ dependencies, request, ip: parts.addressOf(request), language })
  const client = inProcessClient(calls, context) as Client
  const page = await render({ address, client, form })
  const path = address.split('?')[0] ?? address
  const headers: Record<string, string> = {
    ...policyOf(path, page.scriptHashes),
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding',
    ...(page.location && { location: ownLocation(page.location) }),
  }
  return {
    status: page.status,
    headers,
    body: Buffer.from(page.html),
    tags: context.reads.tags,
    until: context.reads.until,
  }
}

function policyOf(path: string, hashes: string[]): Record<string, string> {
  const match = matchAddress(path)
  const page = match && pathname(match.name)
  const isPrivate = page && (page.may || page.cache === 'never')
  return {
    'content-security-policy': page?.may ? backstagePolicy(hashes) : publicPolicy(hashes),
    'cache-control': isPrivate ? 'no-store' : 'public, no-cache',
    ...(page?.hasToken && { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }),
    ...(page?.may && { 'x-robots-tag': 'noindex' }),
  }
}

function redirect(reply: FastifyReply, status: 301 | 302, location: string) {
  return reply
    .header('cache-control', 'no-store')
    .header('vary', 'Accept-Language')
    .redirect(location, status)
}

// Redirects never leave the site, whatever a page asks for.
function ownLocation(location: string): string {
  const { pathname: path, search } = new URL(location, 'http://x')
  return path + search
}

function canonical(path: string): string {
  return path.replace(/\/+$/, '')
}

function startsWithLanguage(path: string): boolean {
  return isLanguage(path.split('/')[1])
}

function languageOf(address: string, request: FastifyRequest): Language {
  const prefix = address.split('/')[1]
  return isLanguage(prefix) ? prefix : negotiateLanguage(request.headers['accept-language'])
}
