import { createHash, randomBytes } from 'node:crypto'
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { Match } from '#contract/matching.ts'
import type { Client } from '#web/client.ts'
import {
  baseUrlContext,
  clientContext,
  copyContext,
  htmlContext,
  nonceContext,
  onErrorContext,
  type Social,
  socialContext,
} from '#web/contexts.ts'
import { routeOf } from '#web/screen-of.ts'

/** A rendered page: finished text, and the hashes of the inline scripts we wrote into it. */
export interface Rendered {
  status: number
  location: string | null
  html: string
  scriptHashes: string[]
}

export interface RenderRequest {
  /** Path and query; the page knows no host but the site's own. */
  address: string
  /** The page that the address means; null where that is not known. */
  match: Match | null
  client: Client
  /** The body of a form sent without JavaScript. */
  form: string | null
  /** Told of what nobody foresaw; the page is an error page then. */
  onError: (error: unknown) => void
}

export type Render = (request: RenderRequest) => Promise<Rendered>

// While developing, pages are built anew whenever they change.
type Build = ServerBuild | (() => Promise<ServerBuild>)

/** What pages are told of the site by its settings. */
export interface SiteFacts {
  baseUrl: string
  social: Social | undefined
}

/** The pages as a function. A rendering sees no cookie, authorisation, host or user agent. */
export function createRenderer(
  build: Build,
  { baseUrl, social }: SiteFacts,
  mode: string,
  isCopy = () => false,
): Render {
  const handlerOf = typeof build === 'function' ? allRoutes(build, mode) : routesByPage(build, mode)
  return async ({ address, match, client, form, onError }) => {
    const nonce = randomBytes(16).toString('base64url')
    const context = new RouterContextProvider()
    context.set(clientContext, client)
    context.set(nonceContext, nonce)
    context.set(onErrorContext, onError)
    context.set(baseUrlContext, baseUrl)
    context.set(socialContext, social ?? null)
    context.set(copyContext, isCopy())
    let page: string | undefined
    context.set(htmlContext, html => {
      page = html
    })
    const response = await handlerOf(match)(requestOf(baseUrl + address, form), context)
    const html = page ?? (await response.text()) // data for the router is the body itself
    const location = response.headers.get('location')
    return { status: response.status, location, ...withoutMarks(html, nonce) }
  }
}

function allRoutes(build: Build, mode: string): (match: Match | null) => RequestHandler {
  const handler = createRequestHandler(build, mode)
  return () => handler
}

const content = 'content' // the route of every address that has none of its own, see `web/routes.ts`

/**
 * For each page a handler that knows its route alone, made when it is asked for first: the router goes through all of its
 * routes several times for each page. What is no page is matched against all of them.
 */
function routesByPage(build: ServerBuild, mode: string): (match: Match | null) => RequestHandler {
  const all = createRequestHandler(build, mode)
  const handlers = new Map<string, RequestHandler>()
  return match => {
    if (!match) return all
    const own = routeOf(match)
    const id = own in build.routes ? own : content
    const handler = handlers.get(id) ?? createRequestHandler(only(build, id), mode)
    handlers.set(id, handler)
    return handler
  }
}

/** The build with one route and those around it. */
function only(build: ServerBuild, id: string): ServerBuild {
  const ids: string[] = []
  for (let at: string | undefined = id; at !== undefined; at = build.routes[at]?.parentId) ids.push(at)
  const some = <T>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([name]) => ids.includes(name)))
  const assets = { ...build.assets, routes: some(build.assets.routes) }
  return { ...build, routes: some(build.routes), assets } as ServerBuild
}

function requestOf(url: string, form: string | null): Request {
  if (form === null) return new Request(url)
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(url).origin }
  return new Request(url, { method: 'POST', headers, body: form })
}

/**
 * Our own inline scripts carry a mark that nobody outside this rendering can know. They alone are hashed for
 * the content policy; then the mark goes, so that finished bytes can be kept.
 */
function withoutMarks(html: string, nonce: string): { html: string; scriptHashes: string[] } {
  const pieces = html.split(` nonce="${nonce}"`)
  const hashes = new Set<string>()
  for (const [index, after] of pieces.slice(1).entries()) {
    const before = pieces[index] ?? ''
    const start = after.indexOf('>')
    const attributes = before.slice(before.lastIndexOf('<')) + after.slice(0, start)
    if (!attributes.startsWith('<script') || /\ssrc=/.test(attributes)) continue
    const content = after.slice(start + 1, after.indexOf('</script>'))
    hashes.add(createHash('sha256').update(content).digest('base64'))
  }
  return { html: pieces.join(''), scriptHashes: [...hashes] }
}
