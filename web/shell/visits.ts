import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { matchAddress } from '#contract/matching.ts'

let hasArrived = false // the first page of this document may have been reached from elsewhere

/** After each change of page: it is counted, without saying by whom, and kept for times without a network. */
export function useVisits(): void {
  const { pathname: path, search } = useLocation()
  useEffect(() => {
    const visit = setTimeout(() => void note(path, search), 500) // the page comes first
    return () => clearTimeout(visit)
  }, [path, search])
}

async function note(path: string, search: string): Promise<void> {
  const isFirst = !hasArrived
  hasArrived = true
  const { keepOffline, tellVisited } = await import('#web/offline/keep-offline.ts')
  if (isFirst) keepOffline()
  else tellVisited(path + search)
  count(path, isFirst ? comingFrom() : '')
}

function count(path: string, referrer: string): void {
  const match = matchAddress(path)
  const wishesNot =
    navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)
  if (!match || wishesNot) return
  const body = JSON.stringify({ page: match.name, language: match.language, referrer })
  const headers = { 'content-type': 'application/json' }
  fetch('/api/v1/page-view', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined)
}

function comingFrom(): string {
  const { referrer } = document
  if (!URL.canParse(referrer)) return ''
  const { host, origin } = new URL(referrer)
  return origin === location.origin ? '' : host
}
