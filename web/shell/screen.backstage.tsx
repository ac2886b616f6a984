import { type ComponentType, lazy } from 'react'
import { type MetaFunction, useLocation } from 'react-router'
import { matchAddress } from '#contract/matching.ts'
import { screenTitle } from '#messages/screen-titles.ts'
import { head, languageIn } from '#web/head.ts'
import { screenOf } from '#web/screen-of.ts'

// What only staff need is never on the server nor on public pages: each screen is loaded in browsers, when it is opened.
const files = import.meta.glob<{ default: ComponentType }>('../*/*.client.tsx')
const screens = new Map(
  Object.entries(files).map(([path, load]) => [/([\w-]+)\.client\.tsx$/.exec(path)?.[1] ?? path, lazy(load)]),
)

/** Its title; no search engine keeps it. */
export const meta: MetaFunction = ({ location, params }) => {
  const page = matchAddress(location.pathname)?.name ?? 'backstage'
  const title = screenTitle(page, params.id !== undefined)
  return head(location.pathname, { title: title[languageIn(location.pathname)], isHidden: true })
}

/** The screen of this address. */
export default function Screen() {
  const page = matchAddress(useLocation().pathname)?.name ?? ''
  const Named = screens.get(screenOf(page) ?? '')
  return Named ? <Named /> : null
}
