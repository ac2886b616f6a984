import { useContext, useState } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useLocation, useSearchParams } from 'react-router'

export interface ListQuery {
  page: number
  sort: string | undefined
  q: string
  /** Any further filter by its name in the address. */
  filter: (name: string) => string | undefined
  /** Sets filters, an empty value removes; the list begins anew unless the page is set. */
  set: (changes: Record<string, string | undefined>) => void
  /** Shows what a saved view shows. */
  show: (view: string) => void
  /** Search, filters and order as they stand in the address. */
  view: string
  isNarrowed: boolean
}

/** What a list shows, kept in the address: a reload, a bookmark and the way back find it again. */
export function useListQuery(filters: readonly string[]): ListQuery {
  const [given, setGiven] = useSearchParams()
  const { pathname } = useLocation()
  const router = useContext(RouterContext)?.router
  const set = (change: Change) => {
    // What is drawn may be behind what was asked for last: one change never takes another back.
    const asked = router?.state.navigation.location ?? router?.state.location
    if (asked && asked.pathname !== pathname) return
    const now = asked ? new URLSearchParams(asked.search) : given
    setGiven(typeof change === 'function' ? change(now) : change, stay)
  }
  return queryOf(given, set, filters)
}

const stay = { replace: true, preventScrollReset: true }

/** The same for a list in a dialog, which forgets it when it closes. */
export function useOwnQuery(filters: readonly string[]): ListQuery {
  const [given, setGiven] = useState(() => new URLSearchParams())
  return queryOf(given, setGiven, filters)
}

type Change = URLSearchParams | ((now: URLSearchParams) => URLSearchParams)

function queryOf(
  given: URLSearchParams,
  setGiven: (change: Change) => void,
  filters: readonly string[],
): ListQuery {
  const filter = (name: string) => given.get(name) || undefined
  return {
    page: Math.max(1, Math.trunc(Number(given.get('page')))) || 1,
    sort: filter('sort'),
    q: given.get('q') ?? '',
    filter,
    set: changes => setGiven(now => changed(now, changes)),
    show: view => setGiven(new URLSearchParams(view)),
    view: changed(given, {}).toString(),
    isNarrowed: ['q', ...filters].some(name => filter(name) !== undefined),
  }
}

function changed(now: URLSearchParams, changes: Record<string, string | undefined>): URLSearchParams {
  const next = new URLSearchParams(now)
  if (!('page' in changes)) next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
