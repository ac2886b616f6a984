import { lazy } from 'react'
import { backstage } from '#messages/backstage.ts'
import { titled } from '#web/shell/backstage-title.ts'

export const meta = titled(backstage.title)

export default lazy(() => import('./home.client.tsx'))
