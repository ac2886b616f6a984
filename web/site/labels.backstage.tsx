import { lazy } from 'react'
import { labels } from '#messages/labels.ts'
import { titled } from '#web/shell/backstage-title.ts'

export const meta = titled(labels.title)

export default lazy(() => import('./labels.client.tsx'))
