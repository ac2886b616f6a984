import type { Source } from '#contract/articles/sources.ts'
import { SourceFailure } from './source-failure.ts'
import type { AnswerReader } from './xml-elements.ts'

export interface SourceRequest<Answer> {
  /** Behind the address of the source. */
  path: string
  query?: Readonly<Record<string, string>>
  /** Sent as a form by POST, so that keys and long lists stand in no address. */
  form?: Readonly<Record<string, string>>
  /** What the answer must be, as the start of its content type. */
  types: RegExp
  reader(): AnswerReader<Answer>
  /** What a refusal in the same kind of text means; without it, any is `refused`. */
  meaningOf?(words: string): SourceFailure
  /** What 404 means where the source itself says so. */
  absent?: Answer
}

export interface Exchange {
  source: Source
  base: string
  userAgent: string
  /** Milliseconds without a byte after which it is given up. */
  silence: number
  /** Bytes that an answer may have. */
  largest: number
  /** Is told the headers of each answer. */
  onHeaders?(headers: Headers): void
}

const largestRefusal = 10_000 // bytes that are read of an answer that is none
const longestInAll = 60_000 // milliseconds from the request to the last byte
const mostRedirects = 2 // within the same host, for DOIs that have become another one

/**
 * One request and its whole answer. No cookie and no login goes out, no other host is followed to, and whatever is not the
 * complete answer that was asked for is a `SourceFailure`.
 */
export async function exchange<Answer>(settings: Exchange, request: SourceRequest<Answer>): Promise<Answer> {
  const { source, silence } = settings
  const end = new AbortController()
  const giveUp = () => end.abort(new SourceFailure(source, 'unreachable', 'silent', { isTimeout: true }))
  const whole = setTimeout(giveUp, longestInAll)
  let quiet = setTimeout(giveUp, silence)
  const heard = () => {
    clearTimeout(quiet)
    quiet = setTimeout(giveUp, silence)
  }
  try {
    const response = await open(settings, request, end.signal, heard)
    settings.onHeaders?.(response.headers)
    if (response.status === 404 && request.absent !== undefined && !isHtml(response)) return request.absent
    if (response.status !== 200) throw await failureOf(response, source, request)
    const type = response.headers.get('content-type') ?? 'no type'
    if (!request.types.test(type)) throw new SourceFailure(source, 'nonsense', `answers ${type}`)
    const reader = request.reader()
    await readText(response, source, settings.largest, piece => {
      heard()
      reader.write(piece)
    })
    return reader.end()
  } catch (error) {
    if (error instanceof SourceFailure) throw error
    if (end.signal.reason instanceof SourceFailure) throw end.signal.reason
    throw new SourceFailure(source, 'unreachable', reasonOf(error))
  } finally {
    clearTimeout(whole)
    clearTimeout(quiet)
    end.abort() // drops what was not read
  }
}

async function open<Answer>(
  { source, base, userAgent }: Exchange,
  { path, query, form }: SourceRequest<Answer>,
  signal: AbortSignal,
  heard: () => void,
): Promise<Response> {
  let url = new URL(base + path)
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
  for (let redirects = 0; ; redirects++) {
    const response = await fetch(url, {
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
      headers: { accept: '*/*', 'user-agent': userAgent },
      redirect: 'manual',
      signal,
    })
    heard()
    if (response.status < 300 || response.status > 399) return response
    await response.body?.cancel()
    const next = locationOf(response, url)
    if (!next || form || redirects === mostRedirects)
      throw new SourceFailure(source, 'nonsense', `leads to ${next?.origin ?? 'another host'}`)
    url = next
  }
}

function locationOf(response: Response, from: URL): URL | null {
  const location = response.headers.get('location') ?? ''
  if (!URL.canParse(location, from)) return null
  const next = new URL(location, from)
  return next.origin === from.origin ? next : null
}

async function failureOf<Answer>(
  response: Response,
  source: Source,
  { types, meaningOf }: SourceRequest<Answer>,
): Promise<SourceFailure> {
  const { status, headers } = response
  if (status === 429 || status === 503)
    return new SourceFailure(source, 'busy', `HTTP ${status}`, { retryAfterSeconds: retryAfter(headers) })
  if (status >= 500 || status === 408) return new SourceFailure(source, 'unreachable', `HTTP ${status}`)
  if (status < 400) return new SourceFailure(source, 'nonsense', `HTTP ${status}`)
  let words = ''
  await readText(response, source, largestRefusal, piece => {
    words += piece
  }).catch(() => undefined)
  const isOwn = types.test(headers.get('content-type') ?? '') && !/<html/i.test(words)
  return isOwn && meaningOf && words !== ''
    ? meaningOf(words)
    : new SourceFailure(source, 'refused', `HTTP ${status} ${words}`)
}

async function readText(
  response: Response,
  source: Source,
  most: number,
  take: (piece: string) => void,
): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (bytes?: Uint8Array) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
    } catch {
      throw new SourceFailure(source, 'nonsense', 'is no UTF-8')
    }
  }
  let length = 0
  for await (const bytes of response.body ?? []) {
    length += bytes.byteLength
    if (length > most) throw new SourceFailure(source, 'nonsense', `is longer than ${most} bytes`)
    take(decode(bytes))
  }
  take(decode())
}

/** Seconds, or the time until a date that is told beside the time of the server. */
function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after') ?? ''
  if (/^\d{1,6}$/.test(value)) return Number(value)
  const seconds = (Date.parse(value) - Date.parse(headers.get('date') ?? '')) / 1000
  return Number.isFinite(seconds) && value !== '' ? Math.max(0, Math.ceil(seconds)) : undefined
}

function isHtml(response: Response): boolean {
  return /html/i.test(response.headers.get('content-type') ?? '')
}

// `fetch failed` alone tells nothing.
function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined }
  return cause instanceof Error ? `${message}: ${cause.message}` : message
}
