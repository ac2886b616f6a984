import { lazy } from 'react'
import { incidents } from '#messages/security.ts'
import { titled } from '#web/shell/backstage-title.ts'

export const meta = titled(incidents.title)

export default lazy(() => import('./safety.client.tsx'))
