export interface Target {
  /** Host in the request target itself, which overrides the Host header (RFC 9112 §3.2.2). */
  host: string | null
  /** Path and query, the path normalised. */
  url: string
}

// A path that is already normalised: no escapes, no dot segments, no empty first segment.
const plain = /^\/(?!\/)[^%\\#?]*(\?[^#]*)?$/
const dots = /\/\.{1,2}(\/|\?|$)/

/**
 * Parses and normalises a request target by RFC 3986 §6.2.2: removes needless escapes and dot segments, so
 * that the host check, the cache and the routes all see the same path. Returns null for what is not an
 * address of a website.
 */
export function targetOf(target: string): Target | null {
  if (plain.test(target) && !dots.test(target)) return { host: null, url: target }
  if (target.startsWith('/')) return { host: null, url: inOneSpelling(target) }
  if (!/^https?:\/\/[^/?#]/i.test(target) || !URL.canParse(target)) return null
  const rest = target.slice(target.indexOf('//') + 2)
  const start = rest.search(/[/?#\\]/)
  const path = start === -1 ? '/' : rest.slice(start)
  return { host: new URL(target).host, url: inOneSpelling(path.startsWith('/') ? path : `/${path}`) }
}

/** Returns the path of an address, without its query. */
export function pathOf(url: string): string {
  const mark = url.indexOf('?')
  return mark === -1 ? url : url.slice(0, mark)
}

/** Returns the query of an address with its question mark, or an empty string. */
export function searchOf(url: string): string {
  const mark = url.indexOf('?')
  return mark === -1 ? '' : url.slice(mark)
}

function inOneSpelling(target: string): string {
  const [address = ''] = target.split('#')
  const path = new URL(`http://x${withoutNeedlessEscapes(pathOf(address))}`).pathname
  return path.replace(/^\/+/, '/') + searchOf(address)
}

// What cannot be decoded is taken literally, so that such an address is not found.
function withoutNeedlessEscapes(path: string): string {
  if (!isDecodable(path)) return path.replaceAll('%', '%25')
  return path.replace(/%[0-9a-f]{2}/gi, written => {
    const sign = String.fromCharCode(Number.parseInt(written.slice(1), 16))
    return /[\w.~-]/.test(sign) ? sign : written.toUpperCase()
  })
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '' // the result is used, because the bundler removes calls without effect
  } catch {
    return false
  }
}
