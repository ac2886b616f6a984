import { lookup } from 'node:dns'
import { type ClientRequest, type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import ipaddr from 'ipaddr.js'
import { second } from '#contract/durations.ts'

/**
 * Result of a link check: there, perhaps only for people; missing; no response in time; or a host in an
 * internal network, which visitors cannot reach and which is not requested.
 */
export type LinkAnswer = 'there' | 'missing' | 'silent' | 'internal'

export interface Asking {
  /** Whether requests to this IP address are allowed. */
  mayAsk?: (ip: string) => boolean
  timeout?: number
}

const longest = 5 * second // milliseconds until the first byte of the response
const mostRedirects = 5
const headRefused = new Set([400, 403, 405, 406, 501]) // some servers answer only GET
const forPeople = new Set([401, 403, 429, 999]) // exists, but refuses programs

/** Sends a HEAD request to an address, without cookies or a login. Never throws. */
export async function answerOf(address: string, asking: Asking = {}): Promise<LinkAnswer> {
  let at = address
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const answer = await statusOf(at, asking)
    if (typeof answer === 'string') return answer
    const { status, location } = answer
    if (status < 300 || forPeople.has(status)) return 'there'
    if (status >= 400 || location === undefined) return status < 500 ? 'missing' : 'silent'
    const next = URL.parse(location, at)
    if (!next) return 'missing'
    at = next.href
  }
  return 'missing'
}

type Status = { status: number; location: string | undefined }

async function statusOf(address: string, asking: Asking): Promise<Status | LinkAnswer> {
  const head = await ask('HEAD', address, asking)
  return typeof head === 'object' && headRefused.has(head.status) ? ask('GET', address, asking) : head
}

function ask(method: 'HEAD' | 'GET', address: string, asking: Asking): Promise<Status | LinkAnswer> {
  const { mayAsk = isPublic, timeout = longest } = asking
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '') return Promise.resolve('missing')
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(literal) && !mayAsk(literal)) return Promise.resolve('internal')
  return new Promise(resolve => {
    const done = (request: ClientRequest, answer: Status | LinkAnswer) => {
      resolve(answer)
      request.destroy()
    }
    const begin = url.protocol === 'https:' ? overHttps : overHttp
    const request: ClientRequest = begin(url, {
      method,
      agent: false,
      headers: { 'user-agent': 'larmor link check', accept: '*/*' },
      signal: AbortSignal.timeout(timeout),
      lookup: guarded(mayAsk),
    })
    request.on('response', ({ statusCode = 0, headers: { location } }: IncomingMessage) =>
      done(request, { status: statusCode, location }),
    )
    request.on('error', (error: NodeJS.ErrnoException) => done(request, meaningOf(error.code)))
    request.end()
  })
}

function meaningOf(code: string | undefined): LinkAnswer {
  if (code === internal) return 'internal'
  return code === 'ENOTFOUND' ? 'missing' : 'silent'
}

const internal = 'EINTERNAL'

// Connects to the address that was checked, because a second DNS lookup could return another one.
function guarded(mayAsk: (ip: string) => boolean): typeof lookup {
  const look = (host: string, options: object, done: (error: Error | null, ...found: never[]) => void) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      const refused = found?.some(({ address }) => !mayAsk(address))
      if (error || refused)
        return done(error ?? Object.assign(new Error('an internal address'), { code: internal }))
      const [first] = found
      const isAll = 'all' in options && options.all === true
      done(null, ...((isAll ? [found] : [first?.address, first?.family]) as never[]))
    })
  return look as typeof lookup
}

function isPublic(ip: string): boolean {
  return ipaddr.process(ip).range() === 'unicast'
}
