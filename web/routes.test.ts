import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { matchAddress } from '#contract/matching.ts'
import { addressOf, pageNames } from '#contract/pathnames.ts'
import routes from './routes.ts'
import { routeOf as routeFor } from './screen-of.ts'

const parameters = { slug: 'ein-slug', token: 'ein-token', id: '7', page: 'eine-seite' }
const known = routes as { id?: string; path?: string; children?: RouteObject[] }[]
const ids = new Set(known.flatMap(({ children = [] }) => children.map(({ id }) => id)))

const addresses = languages.flatMap(language =>
  pageNames.map(name => ({ name, language, address: addressOf(name, language, parameters) })),
)

/** The route that React Router finds for an address. */
function routeOf(address: string): string | undefined {
  return matchRoutes(known as RouteObject[], address)?.at(-1)?.route.id
}

// The server renders with the one route that the contract finds, so the router has to find the same (decision
// 200).
test.each(addresses)('$address is the same page for the router as for the contract', ({ address }) => {
  const match = matchAddress(address)
  const own = match && routeFor(match)
  expect(routeOf(address)).toBe(own !== null && ids.has(own) ? own : 'content')
  expect(routeOf(`${address}/`)).toBe(routeOf(address))
})

test('every page with a file has its route in both languages', () => {
  const own = addresses.map(routeFor).filter(id => ids.has(id))
  expect(new Set(own).size).toBe(ids.size - 1) // and the route `content`
})
