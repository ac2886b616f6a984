import { matchAddress } from '#contract/matching.ts'
import { pathname } from '#contract/pathnames.ts'
import { isCounted } from '#contract/site/counted-pages.ts'
import { jsonHeaders } from '#web/current-language.ts'
import { registerWorker, requestCaching } from './keep-offline.ts'

let hasArrived = false // whether the first page was noted, the only one with an external referrer

export function noteVisit(path: string, search: string): void {
  const isFirst = !hasArrived
  hasArrived = true
  dispatchEvent(new Event('visit-noted')) // so that `web/when-touched.ts` does not count this view as well
  if (isFirst) registerWorker()
  const isInside = path + search !== documentAddress()
  if (isMissing()) {
    if (isInside) void followRedirect(path + search)
    return
  }
  const isUnseen = isFirst && !cameThroughWorker()
  if ((isInside || isUnseen) && mayBeKept(path)) void requestCaching(path + search, isUnseen)
  count(path, isFirst ? comingFrom() : '')
}

/** Whether the current page is an error page for a missing page. */
function isMissing(): boolean {
  return document.querySelector('[data-missing]') !== null
}

// Staff may have set a redirect for the address, which only the server knows.
async function followRedirect(address: string): Promise<void> {
  const answer = await fetch(address, { method: 'HEAD', redirect: 'manual' }).catch(() => null)
  if (answer?.type === 'opaqueredirect') location.replace(address)
}

// Mailed links and login pages are not fetched a second time.
function mayBeKept(path: string): boolean {
  const match = matchAddress(path)
  return match !== null && pathname(match.name).cache !== 'never'
}

/**
 * Whether this document was loaded through the worker. The first document of a visitor is loaded before there
 * is a worker.
 */
function cameThroughWorker(): boolean {
  return (documentEntry()?.workerStart ?? 0) > 0
}

/** Returns path and query that this document was loaded from. */
function documentAddress(): string | null {
  const { name = '' } = documentEntry() ?? {}
  if (!URL.canParse(name)) return null
  const { pathname: path, search } = new URL(name)
  return path + search
}

function documentEntry(): PerformanceNavigationTiming | null {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming ? entry : null
}

function count(path: string, referrer: string): void {
  const match = matchAddress(path)
  if (!match || !isCounted(match.name) || wishesNoCount()) return
  const { name: page, language, parameters } = match
  const body = JSON.stringify({ page, language, slug: parameters.slug, referrer })
  const headers = jsonHeaders(language)
  fetch('/api/v1/page-view', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined)
}

/** Whether the browser sends Do Not Track or Global Privacy Control. */
function wishesNoCount(): boolean {
  return navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true
}

function comingFrom(): string {
  const { referrer } = document
  if (!URL.canParse(referrer)) return ''
  const { host, origin } = new URL(referrer)
  return origin === location.origin ? '' : host
}
