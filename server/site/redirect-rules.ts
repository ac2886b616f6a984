import { fail } from '#contract/errors.ts'
import { type Language, languageIn } from '#contract/language.ts'
import { matchAddress } from '#contract/matching.ts'
import { rightAddress } from '#contract/meant-address.ts'
import { pathname } from '#contract/pathnames.ts'
import { longestMissedAddress } from '#contract/site/missed.ts'
import { longestGoal, type NewRedirect } from '#contract/site/redirects.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { targetOf } from '#server/platform/http/target.ts'
import { plainQuery } from '#server/platform/http/typed-address.ts'
import { addressesOf, publicRecordAt } from '#server/platform/records/records.ts'

/** The path of an address, without `?…` and `#…`. */
export function pathIn(address: string): string {
  return address.replace(/[?#].*$/s, '')
}

/**
 * Returns an address of this site in its normalised form, with or without the site's own origin before it;
 * null for any other address.
 */
export function ownAddress(text: string, baseUrl: string): string | null {
  const { host, origin } = new URL(baseUrl)
  const address = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text
  if (!/^\/(?![/\\])/.test(address) || hasTraps(address)) return null
  const url = URL.canParse(address, baseUrl) ? new URL(address, baseUrl) : null
  const path = url?.host === host ? targetOf(url.pathname)?.url : undefined
  if (!url || path === undefined || hasTraps(decodeURIComponent(path))) return null
  return path.replace(/(?<=[^/])\/+$/, '') + url.search + url.hash
}

// Whether the text has invisible characters, or backslashes or double slashes, which browsers treat like
// slashes.
function hasTraps(text: string): boolean {
  return /[\\\p{C}]|\/\//u.test(text.replace(/[?#].*$/s, '')) || /[\\\p{C}]/u.test(text)
}

/**
 * Validates the path to redirect, optionally with a query such as `/index.php?id=42`, and returns it. Throws
 * `invalid` if it cannot be redirected or has a page already.
 */
export async function checkedPath(context: Context, text: string): Promise<string> {
  const address = ownAddress(text, context.config.baseUrl)
  const path = address && pathIn(address)
  const query = address ? plainQuery(address.slice(pathIn(address).length)) : ''
  const isAddress = path && !address.includes('#') && path.length + query.length <= longestMissedAddress
  if (isAddress && isForMachines(path)) throw refused('from', 'redirectMachine')
  const isStart = path === '/' && query !== ''
  if (!isAddress || !(isStart || isForPages(path))) throw refused('from', 'redirectFrom')
  if (!isStart && (await answersItself(context, path))) throw refused('from', 'redirectThere')
  return path + query
}

/**
 * Validates the target and returns its address. Throws `invalid` if it is not on this site or is no public
 * page.
 */
export async function checkedGoal(context: Context, given: NewRedirect, from: string): Promise<string> {
  const { to, kind, id } = given
  if (kind && id) return recordGoal(context, { kind, id }, from)
  if (!to) throw refused('to', 'required')
  const address = ownAddress(to, context.config.baseUrl)
  if (!address) throw refused('to', 'redirectForeign')
  const path = pathIn(address)
  if (await isRedirected(context, path)) return address
  const page = (await pageAt(context, path)) ?? (await pageMeantBy(context, path))
  const goal = `${page}${address.slice(path.length)}`
  if (!page || goal.length > longestGoal) throw refused('to', 'redirectGoal')
  return goal
}

async function recordGoal(context: Context, record: Target, from: string): Promise<string> {
  const language = /^\/(de|en)(\/|$)/.test(from) ? languageIn(from) : context.language
  const address = await addressOfRecord(context, record, language)
  if (!address) throw refused('to', 'redirectGoal')
  return address
}

interface Target {
  kind: string
  id: number
}

async function addressOfRecord(context: Context, record: Target, language: Language): Promise<string | null> {
  const addresses = await addressesOf(context, [record], language)
  return addresses.get(`${record.kind}:${record.id}`) ?? null
}

async function isRedirected({ db }: Context, path: string): Promise<boolean> {
  const row = await db.selectFrom('redirects').select('id').where('fromPath', '=', path).executeTakeFirst()
  return row !== undefined
}

// Requests to other parts of the site are answered before redirects are looked up.
function isForPages(path: string): boolean {
  const [, first = ''] = path.split('/')
  return path !== '/' && !['api', 'assets', 'card', 'dev'].includes(first) && !path.endsWith('.data')
}

// Fixed addresses for machines; they are answered before redirects are looked up as well.
function isForMachines(path: string): boolean {
  return /^\/(robots\.txt|sitemap\.xml|favicon\.\w+|sw\.js|healthz|readyz|(sitemaps|\.well-known|(de|en)\/(feeds|calendar))(\/.*)?)$/.test(
    path,
  )
}

/** Whether the path has a page, or is a misspelling of the address of one. */
async function answersItself(context: Context, path: string): Promise<boolean> {
  const match = matchAddress(path)
  if (match && (pathname(match.name).may || pathname(match.name).hasToken)) return true
  return ((await pageAt(context, path)) ?? (await pageMeantBy(context, path))) !== null
}

async function pageMeantBy(context: Context, path: string): Promise<string | null> {
  const right = rightAddress(path, context.language)
  return right === null ? null : pageAt(context, right)
}

/** Returns the current address of the public page at a path, also for a former slug, or null. */
async function pageAt(context: Context, path: string): Promise<string | null> {
  const match = matchAddress(path)
  const { may, hasToken } = match ? pathname(match.name) : {}
  if (!match || may || hasToken) return null
  const { slug } = match.parameters
  if (slug === undefined) return path
  const record = await publicRecordAt(context, match.name, slug)
  return record ? addressOfRecord(context, record, match.language) : null
}

function refused(field: 'from' | 'to', code: string) {
  return fail('invalid', { fields: { [field]: code } })
}
