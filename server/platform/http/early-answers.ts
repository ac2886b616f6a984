import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import ipaddr from 'ipaddr.js'
import { type FailureCode, fail } from '#contract/errors.ts'
import { locales, negotiateLanguage } from '#contract/language.ts'
import { createEntrySender, setHeaders } from '#server/platform/cache/answer.ts'
import type { Cache, Entry } from '#server/platform/cache/cache.ts'
import { keyOf } from '#server/platform/cache/key.ts'
import { type Log, localizeFailure, problemOf } from '#server/platform/calls/calls.ts'
import type { Figures } from '#server/platform/figures/figures.ts'
import type { BuiltFiles } from './built-files.ts'
import { apiPolicy } from './headers.ts'
import { hostCheck } from './host.ts'
import { isReadByPeople, languageOfReader, pageType, plainPage } from './plain-page.ts'
import { proxyNotes } from './proxy-notes.ts'
import { clientAddress, isPrivate } from './request.ts'
import { pathOf, type Target, targetOf } from './target.ts'

interface Parts {
  cache: Cache
  files: BuiltFiles
  config: { baseUrl: string }
  isBlocked: (ip: string) => boolean
  isTrusted: (address: string) => boolean
  figures: Pick<Figures, 'add' | 'sawForeignHost'>
  headers: Record<string, string>
  /** Whether this is a copy of the site, which search engines must not index. */
  isCopy: () => boolean
  log: Log
}

// Requested by load balancers, which use only the machine's IP address.
const forAnyHost = new Set(['/healthz', '/readyz'])

/**
 * Returns the handler of requests that are answered ahead of the framework: foreign hosts, writes from
 * blocked addresses, and cached responses. It normalises the request's URL.
 */
export function createEarlyAnswers(parts: Parts) {
  const { cache, files, config, isBlocked, isTrusted, figures, headers, isCopy, log } = parts
  const isOwnHost = hostCheck(config.baseUrl)
  const notes = proxyNotes({ log, baseUrl: config.baseUrl, isTrusted })
  const answer = createEntrySender(headers)
  const ofCopy = { ...headers, 'x-robots-tag': 'noindex, nofollow' }
  const answerOfCopy = createEntrySender(ofCopy)

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const target = targetOf(request.url ?? '')
    if (target) request.url = target.url
    const code = refusalOf(request, target)
    const entry = code ? undefined : findFinished(request)
    if (entry) (isCopy() ? answerOfCopy : answer)(request, response, entry)
    else setHeaders(response, isCopy() ? ofCopy : headers)
    if (code) refuse(request, response, { code, baseUrl: config.baseUrl })
    return entry !== undefined || code !== undefined
  }

  function refusalOf(request: IncomingMessage, target: Target | null): FailureCode | undefined {
    if (!target) return 'notFound'
    if (namesTwoHosts(request)) return 'badRequest'
    const host = target.host ?? request.headers.host
    if (forAnyHost.has(target.url)) return undefined
    if (!isOwnHost(host)) {
      notes.wrongHost(host)
      countForeign(host)
      return 'wrongHost'
    }
    figures.add('ownHost')
    notes.forwarded(request)
    if (isReading(request) || !isBlocked(clientAddress(request, isTrusted))) return undefined
    figures.add('fromBlockedAddress')
    return 'addressBlocked'
  }

  // Scanners of IP addresses send our public IP address as host instead of a name; these are not counted.
  function countForeign(host = ''): void {
    const bare = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')
    if (ipaddr.isValid(bare) && !isPrivate(bare)) return
    figures.add('foreignHost')
    figures.sawForeignHost(host)
  }

  function findFinished(request: IncomingMessage): Entry | undefined {
    if (!isReading(request)) return undefined
    const url = request.url ?? ''
    const key = keyOf(url, request.headers['accept-language'])
    return (key === null ? undefined : cache.find(key)) ?? files.find(pathOf(url))
  }
}

// A server behind a proxy may use the other of two Host headers.
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, n) => n % 2 === 0 && name.toLowerCase() === 'host').length > 1
}

function isReading({ method = 'GET' }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { code, baseUrl }: { code: FailureCode; baseUrl: string },
): void {
  const isPage = isReadByPeople(request)
  const language = isPage ? languageOfReader(request) : negotiateLanguage(request.headers['accept-language'])
  const requestId = randomUUID()
  const failure = localizeFailure(fail(code), { language, requestId })
  const body = isPage ? plainPage(failure, language, baseUrl) : JSON.stringify(problemOf(failure, requestId))
  response.writeHead(failure.status, {
    'content-type': isPage ? pageType : 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'content-language': locales[language],
    'content-security-policy': apiPolicy,
    'cache-control': 'no-store',
    vary: 'Accept-Language, Accept',
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
