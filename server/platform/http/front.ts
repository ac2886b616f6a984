import type { IncomingMessage, ServerResponse } from 'node:http'
import { answer } from '#server/platform/cache/answer.ts'
import type { Cache } from '#server/platform/cache/cache.ts'
import { keyOf } from '#server/platform/cache/key.ts'
import { hostCheck } from './host.ts'
import { clientAddress } from './request.ts'

interface FrontParts {
  cache: Cache
  config: { baseUrl: string }
  isBlocked: (ip: string) => boolean
  isTrusted: (address: string) => boolean
  headers: Record<string, string>
}

/** What is answered ahead of the framework: foreign hosts, blocked writers, and finished answers. */
export function createFront({ cache, config, isBlocked, isTrusted, headers }: FrontParts) {
  const isOwnHost = hostCheck(config.baseUrl)
  const always = Object.entries(headers)

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    for (const [name, value] of always) response.setHeader(name, value)
    const { method = 'GET', url = '/' } = request
    if (!isOwnHost(request.headers.host) && !url.startsWith('/healthz'))
      return refuse(response, 421, 'wrongHost')
    if (method !== 'GET' && method !== 'HEAD') {
      return isBlocked(clientAddress(request, isTrusted)) ? refuse(response, 403, 'notAllowed') : false
    }
    const key = keyOf(url, request.headers['accept-language'])
    const entry = key === null ? undefined : cache.find(key)
    if (!entry) return false
    answer(request, response, entry)
    return true
  }
}

function refuse(response: ServerResponse, status: number, code: string): true {
  const body = JSON.stringify({
    type: `/api/v1/docs#${code}`,
    title: code,
    status,
    detail: code,
    message: code,
    code,
  })
  response.writeHead(status, { 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
  response.end(body)
  return true
}
