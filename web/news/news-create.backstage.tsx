import { lazy } from 'react'
import type { MetaFunction } from 'react-router'
import { newsBackstage } from '#messages/news.ts'
import { head, languageIn } from '#web/head.ts'

export const meta: MetaFunction = ({ location }) =>
  head(location.pathname, { title: newsBackstage.newTitle[languageIn(location.pathname)], isHidden: true })

export default lazy(() => import('./news-create.client.tsx'))
