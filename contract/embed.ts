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
