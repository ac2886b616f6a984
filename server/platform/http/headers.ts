import { embedHosts } from '#contract/embed.ts'

/** Headers of every response. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), fullscreen=(self)',
} as const

/** For API responses, none of which is a page. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

const common = [
  "default-src 'none'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
  // Embedded only after a click, beside which the provider is named.
  `frame-src ${embedHosts.map(host => `https://${host}`).join(' ')}`,
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
]

/** For public pages: our own files, and only our own inline scripts, by their hashes. */
export function publicPolicy(hashes: readonly string[]): string {
  const scripts = ["'self'", ...hashes.map(hash => `'sha256-${hash}'`)].join(' ')
  return [...common, `script-src ${scripts}`, "style-src 'self'", "style-src-attr 'unsafe-inline'"].join('; ')
}

/** For backstage, whose component library writes style elements. */
export function backstagePolicy(hashes: readonly string[]): string {
  const scripts = ["'self'", ...hashes.map(hash => `'sha256-${hash}'`)].join(' ')
  return [...common, `script-src ${scripts}`, "style-src 'self' 'unsafe-inline'"].join('; ')
}

const year = 31_536_000 // seconds

interface Transport {
  baseUrl: string
  hsts: 'subdomains' | 'host' | 'off'
}

export function strictTransport({ baseUrl, hsts }: Transport): Record<string, string> {
  if (!baseUrl.startsWith('https:') || hsts === 'off') return {}
  const scope = hsts === 'subdomains' ? '; includeSubDomains' : ''
  return { 'strict-transport-security': `max-age=${year}${scope}` }
}
