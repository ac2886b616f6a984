import { createHmac, timingSafeEqual } from 'node:crypto'
import { day } from '#contract/durations.ts'
import type { Context } from '#server/platform/calls/calls.ts'

type Needs = Pick<Context, 'secret' | 'clock'>

/**
 * What the preview of a hidden record shows, with addresses that open for whoever has the preview: a key for each
 * file that the server has looked up by its id, valid today and tomorrow. An address in a text that somebody wrote,
 * or behind a link that somebody typed, gets none.
 */
export function withKeys<T>(context: Needs, answer: T): T {
  return JSON.parse(
    JSON.stringify(answer),
    function (this: Record<string, unknown>, name: string, value: unknown) {
      return isLookedUp(this, name) && isAddress(value) ? `${value}?key=${keyOf(context, value, 0)}` : value
    },
  ) as T
}

// Of pictures, films, recordings and files to take home; of links those that name a file by its id.
function isLookedUp(holder: Record<string, unknown>, name: string): boolean {
  return name === 'src' || name === 'poster' || (name === 'href' && holder['kind'] === 'files')
}

const start = '/api/v1/media/'

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith(start) && !/[?#\s]/.test(value)
}

/** Whether a key opens this path, which is decoded as the router hands it over. */
export function isKeyOf(context: Needs, path: string, key: string): boolean {
  const address = start + path.split('/').map(encodeURIComponent).join('/')
  return [0, 1].some(age => isSame(keyOf(context, address, age), key))
}

function keyOf({ secret, clock }: Needs, address: string, age: number): string {
  const today = Math.floor(clock().getTime() / day) - age
  return createHmac('sha256', secret).update(`media ${today} ${address}`).digest('base64url').slice(0, 32)
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
