import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { CacheTag } from '#contract/call.ts'

export type Encoding = 'identity' | 'gzip' | 'br'

/** A finished answer: what is sent is exactly these bytes. */
export interface Made {
  status: number
  headers: Record<string, string>
  body: Buffer
  tags: ReadonlySet<CacheTag>
  /** The moment at which it changes by itself. */
  until: Date | null
  /** Kept whatever its status: the one 404 of a language. */
  isForAll?: true
  /** A picture: packing it again would make it larger. */
  isPacked?: true
}

export interface Entry extends Made {
  etag: string
  bodies: { identity: Buffer; gzip?: Buffer; br?: Buffer }
  /** With room for its compressed twins, which are made when first asked for. */
  bytes: number
  /** Sent once and not kept: packing it well would cost more than the bytes saved. */
  isPassing: boolean
  /** Asked for since the cache last looked for entries to drop. */
  wasAskedFor: boolean
  /** Over, but shown until then: it could not be made anew. */
  staleUntil?: Date
}

const smallest = 1024 // bytes; below, compression costs more than it saves

export function entryOf(made: Made, isPassing = false): Entry {
  const etag = createHash('sha256').update(made.body).digest('base64url').slice(0, 22)
  return {
    ...made,
    etag,
    bodies: { identity: made.body },
    bytes: Math.ceil(made.body.length * (made.isPacked ? 1 : 1.6)) + 500,
    isPassing,
    wasAskedFor: false,
  }
}

export function isEntry(made: Made | Entry): made is Entry {
  return 'bodies' in made
}

/** The body in an encoding, compressed once and kept. */
export async function bodyIn(entry: Entry, encoding: Encoding): Promise<Buffer> {
  const ready = entry.bodies[encoding]
  if (ready) return ready
  const packed = await compress(entry.body, encoding, entry.isPassing)
  entry.bodies[encoding] = packed
  return packed
}

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)

function compress(body: Buffer, encoding: Encoding, isPassing: boolean): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body, { level: isPassing ? 1 : 6 })
  return brotlied(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isPassing ? 1 : 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // No larger than the page: the usual four megabytes would be made and thrown away for each.
      [constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
    },
  })
}

// Powers of two between those that the format allows.
function windowFor(bytes: number): number {
  return Math.min(22, Math.max(10, Math.ceil(Math.log2(bytes + 16))))
}

/** The best encoding a client takes; small bodies, and packed ones, go as they are. */
export function encodingFor(
  accepted: string | string[] | undefined,
  { body, isPacked }: Pick<Made, 'body' | 'isPacked'>,
): Encoding {
  if (isPacked || body.length < smallest || typeof accepted !== 'string') return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : 'identity'
}
