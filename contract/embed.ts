import { z } from 'zod'

/** Hosts whose players and maps may be shown, after a click. The content policy is made of them too. */
export const embedHosts = [
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'www.openstreetmap.org',
  'av.tib.eu',
] as const

const addressLength = 1000

/** An https address of a host we allow. */
export const embedAddress = z
  .string()
  .max(addressLength)
  .refine(address => embedHostOf(address) !== null, { error: 'validEmbed' })

/** The host that an embed asks, or null where it is none of ours to allow. */
export function embedHostOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, host, username, password } = new URL(address)
  const isPlain = protocol === 'https:' && username === '' && password === ''
  return isPlain && (embedHosts as readonly string[]).includes(host) ? host : null
}

/** The address that shows a film or map, made from the one that people copy from their browser; others stay as they are. */
export function embedFrom(address: string): string {
  if (!URL.canParse(address)) return address
  const { host, pathname, searchParams, hash } = new URL(address)
  const [first = '', second = ''] = pathname.split('/').slice(1)
  switch (host.replace(/^(www|m)\./, '')) {
    case 'youtu.be':
      return youtube(first, searchParams) ?? address
    case 'youtube.com':
      return youtube(first === 'watch' ? (searchParams.get('v') ?? '') : second, searchParams) ?? address
    case 'vimeo.com':
      return /^\d+$/.test(first) ? `https://player.vimeo.com/video/${first}` : address
    case 'av.tib.eu':
      return first === 'media' && /^\d+$/.test(second) ? `https://av.tib.eu/player/${second}` : address
    case 'openstreetmap.org':
      return openStreetMap(hash) ?? address
    default:
      return address
  }
}

function youtube(id: string, asked: URLSearchParams): string | null {
  if (!/^[\w-]{11}$/.test(id)) return null
  const [, start] = /^(\d+)s?$/.exec(asked.get('t') ?? asked.get('start') ?? '') ?? []
  return `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ''}`
}

/** `#map=16/49.41/8.67`: a frame of about the same part of the world. */
function openStreetMap(hash: string): string | null {
  const [, zoom, latitude, longitude] = /^#map=(\d+)\/(-?[\d.]+)\/(-?[\d.]+)/.exec(hash) ?? []
  if (!zoom || !latitude || !longitude) return null
  const [lat, lon] = [Number(latitude), Number(longitude)]
  const width = 360 / 2 ** Number(zoom) // degrees: about two tiles, as a frame shows them
  const box = [lon - width, lat - width / 2, lon + width, lat + width / 2].map(degree => degree.toFixed(5))
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&marker=${lat}%2C${lon}`
}
