import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type FailureCode, fail } from '#contract/errors.ts'
import { locales, negotiateLanguage } from '#contract/language.ts'
import { answer } from '#server/platform/cache/answer.ts'
import type { Cache } from '#server/platform/cache/cache.ts'
import { keyOf } from '#server/platform/cache/key.ts'
import { inWords, type Log, problemOf } from '#server/platform/calls/calls.ts'
import { apiPolicy } from './headers.ts'
import { hostCheck } from './host.ts'
import { proxyNotes } from './proxy-notes.ts'
import { clientAddress } from './request.ts'
import { targetOf } from './target.ts'

interface FrontParts {
  cache: Cache
  config: { baseUrl: string }
  isBlocked: (ip: string) => boolean
  isTrusted: (address: string) => boolean
  headers: Record<string, string>
  log: Log
}

// Asked by load balancers, which know the machine's address alone.
const forAnyHost = new Set(['/healthz', '/readyz'])

/**
 * What is answered ahead of the framework: foreign hosts, blocked writers, and finished answers. From here on the
 * request has its address in one spelling.
 */
export function createFront({ cache, config, isBlocked, isTrusted, headers, log }: FrontParts) {
  const isOwnHost = hostCheck(config.baseUrl)
  const notes = proxyNotes({ log, baseUrl: config.baseUrl, isTrusted })
  const always = Object.entries(headers)

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    for (const [name, value] of always) response.setHeader(name, value)
    const { method = 'GET' } = request
    const target = targetOf(request.url ?? '')
    if (!target) return refuse(request, response, 'notFound')
    const { url } = target
    request.url = url
    notes.forwarded(request)
    const host = target.host ?? request.headers.host
    if (!isOwnHost(host) && !forAnyHost.has(url)) {
      notes.wrongHost(host)
      return refuse(request, response, 'wrongHost')
    }
    if (method !== 'GET' && method !== 'HEAD') {
      const ip = clientAddress(request, isTrusted)
      return isBlocked(ip) ? refuse(request, response, 'notAllowed') : false
    }
    const key = keyOf(url, request.headers['accept-language'])
    const entry = key === null ? undefined : cache.find(key)
    if (!entry) return false
    answer(request, response, entry)
    return true
  }
}

function refuse(request: IncomingMessage, response: ServerResponse, code: FailureCode): true {
  const language = negotiateLanguage(request.headers['accept-language'])
  const requestId = randomUUID()
  const failure = inWords(fail(code), { language, requestId })
  const body = JSON.stringify(problemOf(failure, requestId))
  response.writeHead(failure.status, {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'content-language': locales[language],
    'content-security-policy': apiPolicy,
    'cache-control': 'no-store',
    vary: 'Accept-Language',
  })
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}
