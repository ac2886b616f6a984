import { lazy } from 'react'
import { outbox } from '#messages/outbox.ts'
import { titled } from '#web/shell/backstage-title.ts'

export const meta = titled(outbox.title)

export default lazy(() => import('./outbox.client.tsx'))
