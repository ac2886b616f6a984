import type { FastifyRequest } from 'fastify'
import { isLanguage, type Language, negotiateLanguage } from '#contract/language.ts'
import { matchAddress } from '#contract/matching.ts'
import { pathname } from '#contract/pathnames.ts'
import type { FinishedAnswer } from '#server/platform/cache/cache.ts'
import { pageOfData } from '#server/platform/cache/key.ts'
import type { Dependencies, inProcessClients, UploadedFile } from '#server/platform/calls/calls.ts'
import type { Render } from '#server/platform/rendering/rendering.ts'
import type { Client } from '#web/client.ts'
import type { Absent } from './absent.ts'
import { visitorContext } from './asking.ts'
import { apiPolicy, backstagePolicy, publicPolicy } from './headers.ts'
import { factsOf } from './logged-error.ts'
import type { NoteRefused } from './refused.ts'
import { pathOf } from './target.ts'

export interface PageParts {
  dependencies: Dependencies
  clientFor: ReturnType<typeof inProcessClients>
  render: Render
  addressOf: (request: FastifyRequest) => string
  noteRefused: NoteRefused
  absent: Absent
}

/** A form submitted to a page. */
export interface SentForm {
  /** Url-encoded fields: `name=Ada&consent=on`. */
  fields: string
  file: UploadedFile | null
}

/** Renders the page at an address, or handles the form sent to it, for the anonymous visitor. */
export async function renderPage(
  parts: PageParts,
  request: FastifyRequest,
  address: string,
  form: SentForm | null,
): Promise<FinishedAnswer> {
  const { dependencies, clientFor, render } = parts
  const language = languageOf(address, request)
  const asker = visitorContext({ dependencies, request, ip: parts.addressOf(request), language })
  const context = { ...asker, file: form?.file ?? null }
  const path = pathOf(address)
  const match = matchAddress(pageOfData(path) ?? path)
  const asked = { route: match?.name ?? 'unknown', id: request.id }
  const client = clientFor(context, error => parts.noteRefused(error, asked)) as Client
  const onError = (error: unknown) =>
    request.log.error(
      { error: factsOf(error), route: asked.route, requestId: asked.id },
      'a page failed unexpectedly',
    )
  const page = await render({ address, match, client, form: form?.fields ?? null, onError })
  const headers: Record<string, string> = {
    ...cachingOf(pageOfData(path) ?? path),
    ...(pageOfData(path) === null ? typeOfPage(path, page.scriptHashes) : typeOfData),
    vary: 'Accept-Encoding',
    ...(page.location && { location: ownLocation(page.location) }),
    ...(page.status >= 500 && { 'cache-control': 'no-store' }),
    ...(page.status === 503 && { 'retry-after': '10' }),
  }
  return {
    status: page.status,
    headers,
    body: Buffer.from(page.html),
    tags: context.reads.tags,
    until: context.reads.until,
  }
}

// Headers for data that the router fetches. It contains unescaped input of visitors and editors, so no
// browser may render it.
const typeOfData = {
  'content-type': 'text/x-script; charset=utf-8',
  'content-disposition': 'attachment',
  'content-security-policy': apiPolicy,
  'x-remix-response': 'yes',
}

function typeOfPage(path: string, hashes: string[]): Record<string, string> {
  const match = matchAddress(path)
  const isBackstage = match !== null && pathname(match.name).may !== undefined
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': isBackstage ? backstagePolicy(hashes) : publicPolicy(hashes),
  }
}

function cachingOf(path: string): Record<string, string> {
  const match = matchAddress(path)
  const page = match && pathname(match.name)
  const isPrivate = page && (page.may || page.cache === 'never')
  return {
    'cache-control': isPrivate ? 'no-store' : 'public, no-cache',
    ...(page?.hasToken && { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }),
    ...(page?.may && { 'x-robots-tag': 'noindex' }),
  }
}

// Redirects never leave the site, whatever location a page gives.
function ownLocation(location: string): string {
  const { pathname: path, search } = new URL(location, 'http://x')
  return path.replace(/^\/+/, '/') + search
}

/** Returns the language of an address by its prefix, otherwise by the Accept-Language header. */
export function languageOf(address: string, request: FastifyRequest): Language {
  const [, prefix] = pathOf(address).split('/')
  return isLanguage(prefix) ? prefix : negotiateLanguage(request.headers['accept-language'])
}
