import { type ComponentType, lazy, useState } from 'react'
import { data, type LoaderFunctionArgs, type MetaFunction, useLocation } from 'react-router'
import { type Match, matchAddress } from '#contract/matching.ts'
import { pathname } from '#contract/pathnames.ts'
import { screenTitle } from '#messages/screen-titles.ts'
import { head, languageIn } from '#web/head.ts'
import { screenOf } from '#web/screen-of.ts'
import { ScreenParametersContext } from './use-screen-parameters.ts'

// What only staff need is never on the server nor on public pages: each screen is loaded in browsers, when it is opened.
const files = import.meta.glob<{ default: ComponentType }>('../*/*.client.tsx')
const screens = new Map(
  Object.entries(files).map(([path, load]) => [/([\w-]+)\.client\.tsx$/.exec(path)?.[1] ?? path, lazy(load)]),
)

// The router has one route for all of backstage; the contract says which screen an address means.
function screenAt(path: string): Match | null {
  const match = matchAddress(path)
  return match && !pathname(match.name).isLater ? match : null
}

export function loader({ request }: LoaderFunctionArgs) {
  const found = screenAt(new URL(request.url).pathname)
  return found && found.name !== 'backstageUnknown' ? null : data(null, { status: 404 })
}
export const clientLoader = () => null

/** Its title; no search engine keeps it. */
export const meta: MetaFunction = ({ location }) => {
  const found = screenAt(location.pathname)
  const title = screenTitle(found?.name ?? 'backstageUnknown', found?.parameters.id !== undefined)
  return head(location.pathname, { title: title[languageIn(location.pathname)], isHidden: true })
}

/** The screen of the address it was opened at; it stays when a new record gets an address of its own. */
export default function Screen() {
  const { pathname: path } = useLocation()
  const [found] = useState(() => screenAt(path))
  const Named = screens.get(screenOf(found?.name ?? 'backstageUnknown') ?? '')
  return (
    <ScreenParametersContext value={found?.parameters ?? {}}>{Named && <Named />}</ScreenParametersContext>
  )
}
