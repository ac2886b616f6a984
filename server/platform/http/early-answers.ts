import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type FailureCode, fail } from '#contract/errors.ts'
import { locales, negotiateLanguage } from '#contract/language.ts'
import { answerWith, setHeaders } from '#server/platform/cache/answer.ts'
import type { Cache, Entry } from '#server/platform/cache/cache.ts'
import { keyOf } from '#server/platform/cache/key.ts'
import { inWords, type Log, problemOf } from '#server/platform/calls/calls.ts'
import type { BuiltFiles } from './built-files.ts'
import { apiPolicy } from './headers.ts'
import { hostCheck } from './host.ts'
import { isReadByPeople, languageOfReader, pageType, plainPage } from './plain-page.ts'
import { proxyNotes } from './proxy-notes.ts'
import { clientAddress } from './request.ts'
import { pathOf, type Target, targetOf } from './target.ts'

interface Parts {
  cache: Cache
  files: BuiltFiles
  config: { baseUrl: string }
  isBlocked: (ip: string) => boolean
  isTrusted: (address: string) => boolean
  headers: Record<string, string>
  /** A copy of the site is in no search engine. */
  isCopy: () => boolean
  log: Log
}

// Asked by load balancers, which know the machine's address alone.
const forAnyHost = new Set(['/healthz', '/readyz'])

/**
 * What is answered ahead of the framework: foreign hosts, blocked writers, and finished answers. From here on the
 * request has its address in one spelling.
 */
export function createEarlyAnswers({
  cache,
  files,
  config,
  isBlocked,
  isTrusted,
  headers,
  isCopy,
  log,
}: Parts) {
  const isOwnHost = hostCheck(config.baseUrl)
  const notes = proxyNotes({ log, baseUrl: config.baseUrl, isTrusted })
  const answer = answerWith(headers)
  const ofCopy = { ...headers, 'x-robots-tag': 'noindex, nofollow' }
  const answerOfCopy = answerWith(ofCopy)

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
      return 'wrongHost'
    }
    notes.forwarded(request)
    return !isReading(request) && isBlocked(clientAddress(request, isTrusted)) ? 'addressBlocked' : undefined
  }

  function findFinished(request: IncomingMessage): Entry | undefined {
    if (!isReading(request)) return undefined
    const url = request.url ?? ''
    const key = keyOf(url, request.headers['accept-language'])
    return (key === null ? undefined : cache.find(key)) ?? files.find(pathOf(url))
  }
}

// What stands behind a proxy may have read the other one.
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
  const failure = inWords(fail(code), { language, requestId })
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
