import { lazy } from 'react'
import { newsBackstage } from '#messages/news.ts'
import { titled } from '#web/shell/backstage-title.ts'

export const meta = titled(newsBackstage.newTitle)

export default lazy(() => import('./news-create.client.tsx'))
