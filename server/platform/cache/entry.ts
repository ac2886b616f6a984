import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { CacheTag } from '#contract/call.ts'

export type Encoding = 'identity' | 'gzip' | 'br'

/** A finished response: its body is sent byte for byte. */
export interface FinishedAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer
  tags: ReadonlySet<CacheTag>
  /** The moment at which the response changes on schedule. */
  until: Date | null
  /** Cached whatever its status: the shared 404 of a language. */
  isForAll?: true
  /** A picture, which compression would make larger. */
  isPacked?: true
}

export interface Entry extends FinishedAnswer {
  etag: string
  bodies: { identity: Buffer; gzip?: Buffer; br?: Buffer }
  /** Encodings whose body is compressed at the lowest level only, for the first request. */
  quick: Encoding[]
  /** Including an estimate for its compressed variants, which are made on the first request. */
  bytes: number
  /** Requested since the cache last looked for entries to drop. */
  wasAskedFor: boolean
  /** Expired, but sent until then because it could not be made again. */
  staleUntil?: Date
}

const smallest = 1024 // bytes; smaller bodies cost more to compress than that saves

export function entryOf(made: FinishedAnswer): Entry {
  const etag = createHash('sha256').update(made.body).digest('base64url').slice(0, 22)
  return {
    ...made,
    etag,
    bodies: { identity: made.body },
    quick: [],
    bytes: Math.ceil(made.body.length * (made.isPacked ? 1 : 1.6)) + 500,
    wasAskedFor: false,
  }
}

export function isEntry(made: FinishedAnswer | Entry): made is Entry {
  return 'bodies' in made
}

/**
 * Returns the body in an encoding. For the first request it is compressed synchronously at the lowest level:
 * a worker thread costs three times as much, and most responses to crawlers are never requested again. The
 * second request triggers better compression. Only large bodies are compressed in another thread at once.
 */
export function bodyIn(entry: Entry, encoding: Encoding): Buffer | Promise<Buffer> {
  const { body, bodies, quick } = entry
  const ready = bodies[encoding]
  if (ready) {
    compressBetter(entry)
    return ready
  }
  if (body.length > mostAtOnce) return compress(entry, encoding)
  const packed =
    encoding === 'gzip'
      ? gzipSync(body, { level: lowestLevel })
      : brotliCompressSync(body, brotliOptions(body, lowestLevel))
  quick.push(encoding)
  bodies[encoding] = packed
  return packed
}

/** Compresses bodies again that were compressed at the lowest level, with a better ratio. */
export function compressBetter(entry: Entry): void {
  if (entry.quick.length === 0) return
  // If this fails, the body compressed at the lowest level stays.
  for (const encoding of entry.quick.splice(0)) compress(entry, encoding).catch(() => undefined)
}

const mostAtOnce = 256 * 1024 // bytes, which take half a millisecond
const lowestLevel = 1 // a tenth of the time, and a seventh more bytes

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)

async function compress(entry: Entry, encoding: Encoding): Promise<Buffer> {
  const { body, bodies } = entry
  const packed = await (encoding === 'gzip'
    ? gzipped(body, { level: 6 })
    : brotlied(body, brotliOptions(body, 5)))
  bodies[encoding] = packed
  return packed
}

function brotliOptions({ length }: Buffer, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      // At most the size of the page: the default window of four megabytes would be allocated for each.
      [constants.BROTLI_PARAM_LGWIN]: windowFor(length),
    },
  }
}

// A power of two within the limits of the format.
function windowFor(bytes: number): number {
  return Math.min(22, Math.max(10, Math.ceil(Math.log2(bytes + 16))))
}

/**
 * Returns the best encoding that the client accepts; small or already compressed bodies are sent unchanged.
 */
export function encodingFor(
  accepted: string | string[] | undefined,
  { body, isPacked }: Pick<FinishedAnswer, 'body' | 'isPacked'>,
): Encoding {
  if (isPacked || body.length < smallest || typeof accepted !== 'string') return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : 'identity'
}
