import { lazy } from 'react'
import { data, type MetaFunction } from 'react-router'
import { backstage } from '#messages/backstage.ts'
import { head, languageIn } from '#web/head.ts'

export const meta: MetaFunction = ({ location: { pathname } }) =>
  head(pathname, { title: backstage.notFound[languageIn(pathname)], isHidden: true })

export const loader = () => data(null, { status: 404 })
export const clientLoader = () => null

export default lazy(() => import('./unknown.client.tsx'))
