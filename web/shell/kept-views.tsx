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
  /** Its identity for React, which stays when its key changes. */
  mount: string
  /** Where it was last shown. */
  address: string
  element: ReactNode
  screen: ReactNode
  /** The screen it goes on with at another address: in the other language, or once a new record has its own. */
  own?: ReactNode
}

const RenameContext = createContext<(name: string) => void>(() => undefined)

/**
 * Makes the view shown now the view of another name, to be called before going there: a new record that was saved gets
 * an address of its own while somebody types on.
 */
export const useRenameView = () => useContext(RenameContext)

interface Props {
  /** What the view is known by. The same in both languages: a switch of the language keeps what was typed. */
  name: string
  /** False: it is forgotten when it is left. */
  isKept: boolean
}

/**
 * The page, and up to nine seen before it, hidden with their forms, lists and places. A hidden view goes on seeing the
 * router as it was when it was left.
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
    element: useInRouterAsItIs(screen),
    screen,
    ...(own && { own }),
  }
  const views = withView(kept.current, shown)
  useLayoutEffect(() => {
    passing.current = isKept ? null : shown
    if (!isKept) return
    kept.current = views
    // Whatever passes by next is another screen, even where it has the address of the last.
    passed.current += 1
  })
  const latest = useRef(shown)
  useLayoutEffect(() => {
    latest.current = shown
  })
  const [rename] = useState(() => (to: string) => {
    kept.current = withView(kept.current, { ...latest.current, key: to })
  })
  // In one order whatever was seen last, so that React moves nothing in the page.
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

function useInRouterAsItIs(screen: ReactNode): ReactNode {
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
