import { matchAddress } from '#contract/matching.ts'
import { isCounted } from '#contract/site/counted-pages.ts'
import { jsonHeaders } from '#web/current-language.ts'
import { keepOffline, tellVisited } from './keep-offline.ts'

let hasArrived = false // the first page of this document may have been reached from elsewhere

export function noteVisit(path: string, search: string): void {
  const isFirst = !hasArrived
  hasArrived = true
  if (isFirst) keepOffline()
  const isInside = path + search !== documentAddress()
  if (isMissing()) {
    if (isInside) void followRedirect(path + search)
    return
  }
  if (isInside) tellVisited(path + search)
  count(path, isFirst ? comingFrom() : '')
}

/** Whether the page says that there is none. */
function isMissing(): boolean {
  return document.querySelector('[data-missing]') !== null
}

// Staff may have such an address lead elsewhere, which the server alone knows.
async function followRedirect(address: string): Promise<void> {
  const answer = await fetch(address, { method: 'HEAD', redirect: 'manual' }).catch(() => null)
  if (answer?.type === 'opaqueredirect') location.replace(address)
}

/** Where this document was loaded from: the worker has seen that page itself. */
function documentAddress(): string | null {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!navigation || !URL.canParse(navigation.name)) return null
  const { pathname, search } = new URL(navigation.name)
  return pathname + search
}

function count(path: string, referrer: string): void {
  const match = matchAddress(path)
  if (!match || !isCounted(match.name) || wishesNoCount()) return
  const { name: page, language, parameters } = match
  const body = JSON.stringify({ page, language, slug: parameters.slug, referrer })
  const headers = jsonHeaders(language)
  fetch('/api/v1/page-view', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined)
}

/** Do Not Track and Global Privacy Control are a no. */
function wishesNoCount(): boolean {
  return navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true
}

function comingFrom(): string {
  const { referrer } = document
  if (!URL.canParse(referrer)) return ''
  const { host, origin } = new URL(referrer)
  return origin === location.origin ? '' : host
}
