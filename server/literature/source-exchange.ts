import type { Source } from '#contract/articles/sources.ts'
import { SourceFailure } from './source-failure.ts'
import type { AnswerReader } from './xml-elements.ts'

export interface SourceRequest<Answer> {
  /** Appended to the base address of the source. */
  path: string
  query?: Readonly<Record<string, string>>
  /** Sent as a form by POST, so that keys and long lists are not part of the URL. */
  form?: Readonly<Record<string, string>>
  /** Required content type of the response, matched at its start. */
  types: RegExp
  reader(): AnswerReader<Answer>
  /** Interprets an error text with the same content type; without it, the failure is `refused`. */
  meaningOf?(words: string): SourceFailure
  /** Result for a 404 of the source itself. */
  absent?: Answer
}

export interface Exchange {
  source: Source
  base: string
  userAgent: string
  /** Milliseconds without data until the request is aborted. */
  silence: number
  /** Maximum size of a response in bytes. */
  largest: number
  /** Called with the headers of each response. */
  onHeaders?(headers: Headers): void
}

const largestRefusal = 10_000 // bytes that are read of an error response
const longestInAll = 60_000 // milliseconds from the request to the last byte
const mostRedirects = 2 // within the same host, for DOIs that were replaced by another one

/**
 * Sends one request and reads its whole response. Sends no cookie and no login, follows no redirect to
 * another host, and throws a `SourceFailure` for anything but the complete response.
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
    end.abort() // discards the unread rest
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

/** Returns seconds, also for a date, which is compared with the `date` header of the server. */
function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after') ?? ''
  if (/^\d{1,6}$/.test(value)) return Number(value)
  const seconds = (Date.parse(value) - Date.parse(headers.get('date') ?? '')) / 1000
  return Number.isFinite(seconds) && value !== '' ? Math.max(0, Math.ceil(seconds)) : undefined
}

function isHtml(response: Response): boolean {
  return /html/i.test(response.headers.get('content-type') ?? '')
}

// The message `fetch failed` says nothing without its cause.
function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined }
  return cause instanceof Error ? `${message}: ${cause.message}` : message
}
