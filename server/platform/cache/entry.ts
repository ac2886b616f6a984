import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
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
  /** Encodings of which the body was compressed at the lowest level, for who asked first. */
  quick: Encoding[]
  /** With room for its compressed twins, which are made when first asked for. */
  bytes: number
  /** Asked for since the cache last looked for entries to drop. */
  wasAskedFor: boolean
  /** Over, but shown until then: it could not be made anew. */
  staleUntil?: Date
}

const smallest = 1024 // bytes; below, compression costs more than it saves

export function entryOf(made: Made): Entry {
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

export function isEntry(made: Made | Entry): made is Entry {
  return 'bodies' in made
}

/**
 * The body in an encoding. For who asks first it is compressed here and now, at the lowest level: waking another thread
 * for it costs three times as much, and most of what machines ask for is never asked for again. The second request has
 * it made smaller for all who follow. Only a large body is given to another thread at once.
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

/** Compresses once more, and better, what was compressed at the lowest level. */
export function compressBetter(entry: Entry): void {
  if (entry.quick.length === 0) return
  // A body that could not be compressed better stays as it is.
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
      // No larger than the page: the usual four megabytes would be made and thrown away for each.
      [constants.BROTLI_PARAM_LGWIN]: windowFor(length),
    },
  }
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
