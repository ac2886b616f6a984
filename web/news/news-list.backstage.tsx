import { lazy } from 'react'
import { news } from '#messages/news.ts'
import { titled } from '#web/shell/backstage-title.ts'

export const meta = titled(news.title)

export default lazy(() => import('./news-list.client.tsx'))
