import { lazy } from 'react'
import type { MetaFunction } from 'react-router'
import { backstage } from '#messages/backstage.ts'
import { head, languageIn } from '#web/head.ts'

export const meta: MetaFunction = ({ location }) =>
  head(location.pathname, { title: backstage.title[languageIn(location.pathname)], isHidden: true })

export default lazy(() => import('./home.client.tsx'))
