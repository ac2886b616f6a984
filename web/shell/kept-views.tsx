import { Activity, createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react'
import {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_DataRouterStateContext as StateContext,
  useOutlet,
} from 'react-router'
import { withView } from './views.ts'

interface View {
  key: string
  /** Its identity for React, which stays when its key changes. */
  mount: string
  element: ReactNode
  /** The screen it goes on with at an address that it has become. */
  own?: ReactNode
}

const RenameContext = createContext<(name: string) => void>(() => undefined)

/**
 * Makes the view shown now the view of another address, to be called before going there: a new record that was saved
 * gets an address of its own while somebody types on.
 */
export const useRenameView = () => useContext(RenameContext)

/**
 * The page, and up to nine seen before it, hidden with their forms, lists and places. A hidden view goes on seeing the
 * router as it was when it was left. `name` null: this page is forgotten when it is left.
 */
export function KeptViews({ name }: { name: string | null }) {
  const outlet = useOutlet()
  const kept = useRef<View[]>([])
  const passing = useRef(0)
  const known = kept.current.find(({ key }) => key === name)
  const key = name ?? 'passing'
  const screen = known?.own ?? outlet
  const shown: View = {
    key,
    mount: known?.mount ?? (name || `passing ${passing.current}`),
    element: useInRouterAsItIs(screen),
    ...(known?.own && { own: known.own }),
  }
  const views = withView(kept.current, shown)
  useLayoutEffect(() => {
    kept.current = name ? views : kept.current
    // Whatever passes by next is another screen, even where it has the address of the last.
    if (name) passing.current += 1
  })
  const latest = useRef({ shown, screen })
  useLayoutEffect(() => {
    latest.current = { shown, screen }
  })
  const [rename] = useState(() => (to: string) => {
    const { shown: view, screen: own } = latest.current
    kept.current = withView(kept.current, { ...view, key: to, own })
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
