import { lazy } from 'react'
import { news, newsBackstage } from '#messages/news.ts'
import { titled } from '#web/shell/backstage-title.ts'

export const meta = titled(news.title, newsBackstage.newTitle)

export default lazy(() => import('./news-item.client.tsx'))
