import { lazy } from 'react'
import { manager } from '#messages/file-manager.ts'
import { titled } from '#web/shell/backstage-title.ts'

export const meta = titled(manager.title)

export default lazy(() => import('./files.client.tsx'))
