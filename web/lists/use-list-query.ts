import { useContext, useState } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useLocation, useSearchParams } from 'react-router'

export interface ListQuery {
  page: number
  sort: string | undefined
  q: string
  /** Returns the value of a further filter by its name in the address. */
  filter: (name: string) => string | undefined
  /** Sets filters; an empty value removes one. Resets the page unless it is set too. */
  set: (changes: Record<string, string | undefined>) => void
  /** Applies a saved view. */
  show: (view: string) => void
  /** Search, filters and order, as in the address. */
  view: string
  isNarrowed: boolean
}

/** State of a list, kept in the address, so that a reload, a bookmark and the back button restore it. */
export function useListQuery(filters: readonly string[]): ListQuery {
  const [given, setGiven] = useSearchParams()
  const { pathname } = useLocation()
  const router = useContext(RouterContext)?.router
  const set = (change: Change) => {
    // The rendered state may be older than the last requested one: starting from the latter, no change undoes
    // another.
    const asked = router?.state.navigation.location ?? router?.state.location
    if (asked && asked.pathname !== pathname) return
    const now = asked ? new URLSearchParams(asked.search) : given
    setGiven(typeof change === 'function' ? change(now) : change, stay)
  }
  return queryOf(given, set, filters)
}

const stay = { replace: true, preventScrollReset: true }

/** The same for a list in a dialog; not kept in the address. */
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
