import type { IncomingHttpHeaders } from 'node:http'
import { fail } from '#contract/errors.ts'

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a Host header names this site. If the base URL is a loopback address, any loopback name and port
 * are accepted.
 */
export function hostCheck(baseUrl: string): (host: string | undefined) => boolean {
  const { host: ownHost, hostname } = new URL(baseUrl)
  const isLocal = loopback.has(hostname)
  return host => {
    if (host === ownHost) return true
    if (!host) return false
    const wanted = host.toLowerCase()
    if (wanted === ownHost) return true
    return isLocal && loopback.has(wanted.replace(/:\d{1,5}$/, ''))
  }
}

interface Origins {
  origin: string | undefined
  site: string | undefined
  host: string | undefined
}

/** Whether a write request comes from our own pages or from a client that is not a browser. */
export function isOwnOrigin({ origin, site, host }: Origins, baseUrl: string): boolean {
  // Pages with no-referrer send `Origin: null`; a page cannot forge Sec-Fetch-Site, which the browser sets
  // itself.
  if (site === 'same-origin') return true
  if (site && site !== 'none') return false
  if (!origin) return true
  return origin === new URL(baseUrl).origin || origin === `${new URL(baseUrl).protocol}//${host}`
}

/** Throws `foreignOrigin` for a write request that comes from a page of another site. */
export function refuseForeignOrigin(headers: IncomingHttpHeaders, baseUrl: string): void {
  const { origin, host, 'sec-fetch-site': site } = headers
  const from = { origin, host, site: typeof site === 'string' ? site : undefined }
  if (!isOwnOrigin(from, baseUrl)) throw fail('foreignOrigin')
}
