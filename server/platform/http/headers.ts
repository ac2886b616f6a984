import { embedHosts } from '#contract/embed.ts'

/** Sent with every answer, whatever it is. */
export const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), fullscreen=(self)',
} as const

/** Nothing in an answer of the API is a page. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

const common = [
  "default-src 'none'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
  // Shown only after a click that says whom it asks.
  `frame-src ${embedHosts.map(host => `https://${host}`).join(' ')}`,
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
]

/** Public pages: our own files, and exactly the inline scripts we wrote, by their hashes. */
export function publicPolicy(hashes: readonly string[]): string {
  const scripts = ["'self'", ...hashes.map(hash => `'sha256-${hash}'`)].join(' ')
  return [...common, `script-src ${scripts}`, "style-src 'self'", "style-src-attr 'unsafe-inline'"].join('; ')
}

/** Backstage: its component library writes style elements. */
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
