export interface Target {
  /** The host named in the target itself, which counts instead of the header's (RFC 9112 §3.2.2). */
  host: string | null
  /** Path and query, the path in one spelling. */
  url: string
}

// A path that has one spelling only: no escapes, no dots as words, no empty first word.
const plain = /^\/(?!\/)[^%\\#?]*(\?[^#]*)?$/
const dots = /\/\.{1,2}(\/|\?|$)/

/**
 * What a request asks for, by RFC 3986 §6.2.2: needless escapes and words of dots are gone, so that the host check, the
 * cache and the routes all see the same path. Null for what is no address of a website.
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

/** The path of an address, without its query. */
export function pathOf(url: string): string {
  const mark = url.indexOf('?')
  return mark === -1 ? url : url.slice(0, mark)
}

/** The query of an address with its question mark, or nothing. */
export function searchOf(url: string): string {
  const mark = url.indexOf('?')
  return mark === -1 ? '' : url.slice(mark)
}

function inOneSpelling(target: string): string {
  const [address = ''] = target.split('#')
  const path = new URL(`http://x${withoutNeedlessEscapes(pathOf(address))}`).pathname
  return path.replace(/^\/+/, '/') + searchOf(address)
}

// What cannot be decoded is taken literally: such an address leads nowhere, like every made-up one.
function withoutNeedlessEscapes(path: string): string {
  if (!isDecodable(path)) return path.replaceAll('%', '%25')
  return path.replace(/%[0-9a-f]{2}/gi, written => {
    const sign = String.fromCharCode(Number.parseInt(written.slice(1), 16))
    return /[\w.~-]/.test(sign) ? sign : written.toUpperCase()
  })
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '' // its result is used: the bundler leaves out calls without effect
  } catch {
    return false
  }
}
