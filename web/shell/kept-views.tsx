import { Activity, createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react'
import {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_DataRouterStateContext as StateContext,
  useLocation,
  useOutlet,
} from 'react-router'
import { withView } from './views.ts'

interface View {
  key: string
  /** React key, which stays when `key` changes. */
  mount: string
  /** Path at which the view was last shown. */
  address: string
  element: ReactNode
  screen: ReactNode
  /**
   * The screen to keep showing at another address: in the other language, or after a new record got its
   * address.
   */
  own?: ReactNode
}

const RenameContext = createContext<(name: string) => void>(() => undefined)

/**
 * Returns a function that renames the current view. It is called before navigating to the address of a newly
 * saved record, so that its form stays mounted.
 */
export const useRenameView = () => useContext(RenameContext)

interface Props {
  /** Identifies the view in both languages, so that input survives a change of language. */
  name: string
  /** Whether the view stays mounted after it is left. */
  isKept: boolean
}

/**
 * Keeps the current page and up to nine previous ones mounted, these hidden with their forms, lists and
 * positions. A hidden view keeps the router state of the time it was left.
 */
export function KeptViews({ name, isKept }: Props) {
  const outlet = useOutlet()
  const { pathname } = useLocation()
  const kept = useRef<View[]>([])
  const passing = useRef<View | null>(null)
  const passed = useRef(0)
  const known = isKept ? kept.current.find(({ key }) => key === name) : sameName(passing.current, name)
  const own = known?.own ?? (known && known.address !== pathname ? known.screen : undefined)
  const screen = own ?? outlet
  const shown: View = {
    key: name,
    mount: known?.mount ?? (isKept ? name : `passing ${passed.current}`),
    address: pathname,
    element: useFrozenRouter(screen),
    screen,
    ...(own && { own }),
  }
  const views = withView(kept.current, shown)
  useLayoutEffect(() => {
    passing.current = isKept ? null : shown
    if (!isKept) return
    kept.current = views
    // The next view that is not kept is a new one, even at the same address.
    passed.current += 1
  })
  const latest = useRef(shown)
  useLayoutEffect(() => {
    latest.current = shown
  })
  const [rename] = useState(() => (to: string) => {
    kept.current = withView(kept.current, { ...latest.current, key: to })
  })
  // A constant order, so that React moves no elements in the document.
  return (
    <RenameContext value={rename}>
      {[...views]
        .sort((a, b) => (a.mount < b.mount ? -1 : 1))
        .map(view => (
          <Activity key={view.mount} mode={view === shown ? 'visible' : 'hidden'}>
            {view.element}
          </Activity>
        ))}
    </RenameContext>
  )
}

function sameName(view: View | null, name: string): View | undefined {
  return view?.key === name ? view : undefined
}

function useFrozenRouter(screen: ReactNode): ReactNode {
  const location = useContext(LocationContext)
  const state = useContext(StateContext)
  const data = useContext(DataContext)
  return (
    <LocationContext value={location}>
      <StateContext value={state}>
        <DataContext value={data}>{screen}</DataContext>
      </StateContext>
    </LocationContext>
  )
}
