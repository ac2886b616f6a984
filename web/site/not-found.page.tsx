import { data, type MetaFunction } from 'react-router'
import { shell } from '#messages/shell.ts'
import { head, languageIn } from '#web/head.ts'
import { ErrorPage } from '#web/shell/error-page.tsx'

export const loader = () => data(null, { status: 404 })
export const clientLoader = () => null

export const meta: MetaFunction = ({ location }) =>
  head(location.pathname, { title: shell.notFound[languageIn(location.pathname)], isHidden: true })

/** Any address that is no page: the one 404. */
export default function NotFound() {
  return <ErrorPage />
}
