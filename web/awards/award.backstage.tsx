import { lazy } from 'react'
import type { MetaFunction } from 'react-router'
import { awards } from '#messages/awards.ts'
import { head, languageIn } from '#web/head.ts'

export const meta: MetaFunction = ({ location }) =>
  head(location.pathname, { title: awards.title[languageIn(location.pathname)], isHidden: true })

export default lazy(() => import('./award.client.tsx'))
