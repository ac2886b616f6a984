import { useState } from 'react'
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLocation,
} from 'react-router'
import { screenTitle } from '#messages/screen-titles.ts'
import { head, languageIn } from '#web/head.ts'
import { fetchScreenAt, programOf, screenAt } from './screens.ts'
import { ScreenParametersContext } from './use-screen-parameters.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const found = screenAt(new URL(request.url).pathname)
  return found && found.name !== 'backstageUnknown' ? null : data(null, { status: 404 })
}

/** Keeps the previous screen until the code of this one is loaded. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  await fetchScreenAt(new URL(request.url).pathname)
  return null
}

/** Sets the title and excludes the screen from search engines. */
export const meta: MetaFunction = ({ location }) => {
  const found = screenAt(location.pathname)
  const title = screenTitle(found?.name ?? 'backstageUnknown', found?.parameters.id !== undefined)
  return head(location.pathname, { title: title[languageIn(location.pathname)], isHidden: true })
}

/**
 * The screen at the address where it was opened; it stays mounted when a new record gets an address of its
 * own.
 */
export default function Screen() {
  const { pathname: path } = useLocation()
  const [{ found, Named }] = useState(() => {
    const match = screenAt(path)
    return { found: match, Named: programOf(match)?.component() }
  })
  return (
    <ScreenParametersContext value={found?.parameters ?? {}}>{Named && <Named />}</ScreenParametersContext>
  )
}
