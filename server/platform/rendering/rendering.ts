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

/** A rendered page, with the hashes of the site's own inline scripts in it. */
export interface Rendered {
  status: number
  location: string | null
  html: string
  scriptHashes: string[]
}

export interface RenderRequest {
  /** Path and query; pages see no host but the site's own. */
  address: string
  /** The page at this address; null if unknown. */
  match: Match | null
  client: Client
  /** The body of a form sent without JavaScript. */
  form: string | null
  /** Called for unexpected errors; the result is then an error page. */
  onError: (error: unknown) => void
}

export type Render = (request: RenderRequest) => Promise<Rendered>

// In development, the build is loaded anew whenever it changes.
type Build = ServerBuild | (() => Promise<ServerBuild>)

/** Settings of the site that pages use. */
export interface SiteFacts {
  baseUrl: string
  social: Social | undefined
}

/** Returns the function that renders pages. It passes on no cookie, authorisation, host or user agent. */
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
    const html = page ?? (await response.text()) // for router data the body is the response itself
    const location = response.headers.get('location')
    return { status: response.status, location, ...withoutMarks(html, nonce) }
  }
}

function allRoutes(build: Build, mode: string): (match: Match | null) => RequestHandler {
  const handler = createRequestHandler(build, mode)
  return () => handler
}

const content = 'content' // the route of all addresses without one of their own, see `web/routes.ts`

/**
 * Returns handlers that contain only the route of their page, each created at its first use, because the
 * router goes through all of its routes several times per page. Unknown addresses are matched against all
 * routes.
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

/** Reduces the build to one route and its parents. */
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
 * The site's own inline scripts have a nonce that nobody outside this rendering can know. Hashes only these
 * for the Content Security Policy, then removes the nonces, so that the page can be cached.
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
