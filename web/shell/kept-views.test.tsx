import type { ReactNode } from 'react'
import { useContext } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createMemoryRouter,
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_LocationContext as LocationContext,
  RouterProvider,
  UNSAFE_DataRouterStateContext as StateContext,
  useLoaderData,
  useLocation,
  useMatches,
} from 'react-router'
import { expect, test } from 'vitest'

test('the router reads a page’s address, data and state from the three contexts that kept views hand on', () => {
  const router = createMemoryRouter(
    [{ id: 'page', path: '*', loader: () => null, element: <AsItWas>{<Page />}</AsItWas> }],
    { hydrationData: { loaderData: { page: 'as it is' } }, initialEntries: ['/now'] },
  )
  expect(renderToString(<RouterProvider router={router} />)).toBe('/then as it was, 0 matches')
})

function AsItWas({ children }: { children: ReactNode }) {
  const location = useContext(LocationContext)
  const state = useContext(StateContext)
  const data = useContext(DataContext)
  if (!state || !data) return 'a context is empty'
  return (
    <LocationContext value={{ ...location, location: { ...location.location, pathname: '/then' } }}>
      <StateContext value={{ ...state, matches: [] }}>
        <DataContext value={{ ...data, loaderData: { page: 'as it was' } }}>{children}</DataContext>
      </StateContext>
    </LocationContext>
  )
}

function Page() {
  return `${useLocation().pathname} ${useLoaderData()}, ${useMatches().length} matches`
}
