import { lazy } from 'react'
import type { MetaFunction } from 'react-router'
import { news } from '#messages/news.ts'
import { head, languageIn } from '#web/head.ts'

export const meta: MetaFunction = ({ location }) =>
  head(location.pathname, { title: news.title[languageIn(location.pathname)], isHidden: true })

export default lazy(() => import('./news-item.client.tsx'))
