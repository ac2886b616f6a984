import { z } from 'zod'

/**
 * Hosts whose players and maps may be shown after a click. The content security policy is built from them,
 * too.
 */
export const embedHosts = [
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'www.openstreetmap.org',
  'av.tib.eu',
] as const

const addressLength = 1000

/** Address of a film or map at an allowed host, normalised from whatever users paste. */
export const embedAddress = z
  .string()
  .overwrite(embedFrom)
  .max(addressLength)
  .refine(address => embedHostOf(address) !== null, { error: 'validEmbed' })

/** Returns the host of an embed, or null if it is not allowed. */
export function embedHostOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, host, username, password } = new URL(address)
  const isPlain = protocol === 'https:' && username === '' && password === ''
  return isPlain && (embedHosts as readonly string[]).includes(host) ? host : null
}

/**
 * Returns the embed address of a film or map, from what users paste: an address with or without a scheme, or
 * the embed code of a host. Any other text is returned unchanged.
 */
export function embedFrom(given: string): string {
  const text = given.trim()
  const address = text.startsWith('<') ? sourceIn(text) : text
  if (address === null) return given
  const whole = withoutScheme.test(address) ? `https://${address}` : address.replace(/^http:/i, 'https:')
  return (
    (URL.canParse(whole) ? shownAt(new URL(whole)) : null) ??
    (text.startsWith('<') || embedHostOf(whole) !== null ? whole : given)
  )
}

const withoutScheme = /^((www|m)\.)?(youtube\.com|youtu\.be|vimeo\.com|av\.tib\.eu|openstreetmap\.org)\//i

// A single iframe and nothing else visible: attributes in quotes, so that nothing inside them can end the
// element.
const iframe = /^<iframe((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*>\s*<\/iframe>$/i
const source = /\ssrc="([^"]*)"/i
const forbidden = /\s(?:srcdoc|on[a-z]+)(?:[\s=]|$)/i
const longestCode = 5000 // characters; the longest code of these hosts has a thousand

/**
 * Returns the address in the code of one iframe, also with Vimeo's wrapping elements; null if there is
 * anything else.
 */
function sourceIn(code: string): string | null {
  if (code.length > longestCode) return null
  const bare = code
    .replace(/<p>(?:[^<>]|<\/?a(?:\s[^<>]*)?>)*<\/p>\s*$/i, '')
    .trim()
    .replace(/<script src="https:\/\/player\.vimeo\.com\/api\/player\.js"><\/script>$/i, '')
    .trim()
    .replace(/^<div(?: style="[^"<>]*")?>([\s\S]*)<\/div>$/i, '$1')
    .trim()
  const attributes = iframe.exec(bare)?.[1]
  if (attributes === undefined || forbidden.test(attributes)) return null
  if (attributes.split(source).length !== 3) return null
  return (source.exec(attributes)?.[1] ?? '').replaceAll('&amp;', '&')
}

function shownAt(address: URL): string | null {
  const { host, pathname, hash, username, port } = address
  if (username || port) return null
  const words = pathname.split('/').slice(1)
  switch (host.replace(/^(www|m|music|studio)\./, '')) {
    case 'youtu.be':
      return youtube(words[0], address)
    case 'youtube.com':
      return youtubeOf(words, address)
    case 'vimeo.com':
      return vimeo(words, address)
    case 'av.tib.eu':
      return words[0] === 'media' && /^\d+$/.test(words[1] ?? '')
        ? `https://av.tib.eu/player/${words[1]}`
        : null
    case 'openstreetmap.org':
      return openStreetMap(hash)
    default:
      return null
  }
}

const noCookies = 'https://www.youtube-nocookie.com'

/** YouTube's own embed code uses the host that sets cookies; this host shows the same and sets none. */
function youtubeOf([kind = '', id = '']: string[], { pathname, search, searchParams }: URL): string | null {
  if (kind === 'embed') return noCookies + pathname + search
  const isById = ['shorts', 'live', 'v', 'video', 'e'].includes(kind)
  return youtube(kind === 'watch' ? (searchParams.get('v') ?? '') : isById ? id : '', { searchParams })
}

function youtube(id = '', { searchParams }: Pick<URL, 'searchParams'>): string | null {
  if (!/^[\w-]{11}$/.test(id)) return null
  const start = secondsIn(searchParams.get('t') ?? searchParams.get('start') ?? '')
  return `${noCookies}/embed/${id}${start > 0 ? `?start=${start}` : ''}`
}

/** Parses `42`, `42s` or `1h2m3s`. */
function secondsIn(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(time) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** The number of a film comes last; after it the hash of an unlisted film, without which it is not shown. */
function vimeo(words: string[], { searchParams, hash }: URL): string | null {
  const place = words.findLastIndex(word => /^\d+$/.test(word))
  const behind = words.slice(place + 1).filter(word => word !== '')
  if (place < 0 || words[0] === 'event' || behind.length > 1) return null
  const secret = behind[0] ?? searchParams.get('h') ?? ''
  if (!/^(?:[0-9a-f]{6,32})?$/i.test(secret)) return null
  const time = /^#t=[\dhms]+$/.test(hash) ? hash : ''
  return `https://player.vimeo.com/video/${words[place]}${secret ? `?h=${secret}` : ''}${time}`
}

/** `#map=16/49.41/8.67`: an embed of about the same section of the map. */
function openStreetMap(hash: string): string | null {
  const [, zoom, latitude, longitude] = /^#map=(\d+)\/(-?[\d.]+)\/(-?[\d.]+)/.exec(hash) ?? []
  if (!zoom || !latitude || !longitude) return null
  const [lat, lon] = [Number(latitude), Number(longitude)]
  const width = 360 / 2 ** Number(zoom) // degrees: about two tiles, as an embed shows them
  const box = [lon - width, lat - width / 2, lon + width, lat + width / 2].map(degree => degree.toFixed(5))
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&marker=${lat}%2C${lon}`
}
