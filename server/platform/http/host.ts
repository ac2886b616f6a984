import type { IncomingHttpHeaders } from 'node:http'
import { fail } from '#contract/errors.ts'

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a Host header names this site; any loopback name and port pass while the site's own address is one. */
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

/** Whether a request that changes something comes from our own pages, or from no browser at all. */
export function isOwnOrigin({ origin, site, host }: Origins, baseUrl: string): boolean {
  // Pages without a referrer send `Origin: null`; what the browser says of the site itself cannot be forged.
  if (site === 'same-origin') return true
  if (site && site !== 'none') return false
  if (!origin) return true
  return origin === new URL(baseUrl).origin || origin === `${new URL(baseUrl).protocol}//${host}`
}

/** Throws for a request that changes something and comes from a page of another site. */
export function refuseForeignOrigin(headers: IncomingHttpHeaders, baseUrl: string): void {
  const { origin, host, 'sec-fetch-site': site } = headers
  const from = { origin, host, site: typeof site === 'string' ? site : undefined }
  if (!isOwnOrigin(from, baseUrl)) throw fail('foreignOrigin')
}
