import { renderToString } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { matchAddress } from '#contract/matching.ts'
import { isCounted } from '#contract/site/counted-pages.ts'
import { htmlContext, nonceContext, onErrorContext } from '#web/contexts.ts'
import { NonceContext } from '#web/nonce.ts'
import { runWhenTouched } from './when-touched.ts'

/**
 * Renders a page to finished text. The hydration data is read to its end first, because `renderToString`
 * does not wait for it, and written before `</body>`.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext)
  const chunks = await readChunks(entry.serverHandoffStream)
  const page = { ...entry, serverHandoffStream: undefined } as unknown as EntryContext
  const html = renderToString(
    <NonceContext value={nonce}>
      <ServerRouter context={page} url={request.url} nonce={nonce} />
    </NonceContext>,
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  // In development, the dev server's own scripts must run first, in their order.
  const readFirst = import.meta.env.DEV
    ? (page: string) => page
    : (page: string) => runWhenTouched(page, status === 200 ? viewOf(request.url) : null)
  const end = html.lastIndexOf('</body>')
  // Concatenated rather than replaced: the inserted text may contain `$&`, which is special in replacement
  // strings.
  const whole = readFirst(html.slice(0, end)) + handOff(chunks, nonce) + html.slice(end)
  context.get(htmlContext)(`<!doctype html>${whole}`)
  return new Response(null, { status, headers })
}

/** Returns what the page view statistics record for an address; null if it is not counted. */
function viewOf(url: string) {
  const match = matchAddress(new URL(url).pathname)
  if (!match || !isCounted(match.name)) return null
  const { name: page, language, parameters } = match
  return { page, language, slug: parameters.slug }
}

/** Reports an unexpected error once, through the server, which adds the data of the request. */
export function handleError(error: unknown, { request, context }: HandledError): void {
  // An unknown address or method is the visitor's mistake, not a server error.
  const isOurs = !isRouteErrorResponse(error) || error.status >= 500
  if (isOurs && !request.signal.aborted) context.get(onErrorContext)(error)
}

interface HandledError {
  request: Request
  context: Readonly<RouterContextProvider>
}

async function readChunks(stream: EntryContext['serverHandoffStream']): Promise<string[]> {
  const chunks: string[] = []
  if (!stream) return chunks
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    chunks.push(typeof step.value === 'string' ? step.value : decoder.decode(step.value, { stream: true }))
  }
  return chunks
}

function handOff(chunks: string[], nonce: string): string {
  const calls = chunks.map(
    chunk => `window.__reactRouterContext.streamController.enqueue(${inScript(chunk)});`,
  )
  return `<script nonce="${nonce}">${calls.join('')}window.__reactRouterContext.streamController.close();</script>`
}

// Escapes a string for a script element, so that it can neither leave the element nor end the string. Single
// quotes, because the data is JSON, full of double quotes.
const unsafe = /['&<>\n\r\u2028\u2029]/g
function inScript(text: string): string {
  // Backslashes are replaced separately for speed: there are thousands of them, and few of the other
  // characters.
  const escaped = text.replaceAll('\\', '\\\\')
  return `'${escaped.replace(unsafe, sign => escapes[sign] ?? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`
}

const escapes: Record<string, string> = { "'": "\\'", '\n': '\\n' }
