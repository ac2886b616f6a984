import { Activity, type ReactNode, useContext, useLayoutEffect, useRef } from 'react'
import {
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_DataRouterStateContext as StateContext,
  useOutlet,
} from 'react-router'
import { withView } from './views.ts'

interface View {
  key: string
  element: ReactNode
}

/**
 * The page, and up to nine seen before it, hidden with their forms, lists and places. A hidden view goes on seeing the
 * router as it was when it was left. `name` null: this page is forgotten when it is left.
 */
export function KeptViews({ name }: { name: string | null }) {
  const outlet = useOutlet()
  const location = useContext(LocationContext)
  const state = useContext(StateContext)
  const data = useContext(DataContext)
  const kept = useRef<View[]>([])
  const element = (
    <LocationContext value={location}>
      <StateContext value={state}>
        <DataContext value={data}>{outlet}</DataContext>
      </StateContext>
    </LocationContext>
  )
  const shown = { key: name ?? 'passing', element }
  const views = withView(kept.current, shown)
  useLayoutEffect(() => {
    kept.current = name ? views : kept.current
  })
  // In one order whatever was seen last, so that React moves nothing in the page.
  return [...views]
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(view => (
      <Activity key={view.key} mode={view === shown ? 'visible' : 'hidden'}>
        {view.element}
      </Activity>
    ))
}
