import { lazy } from 'react'
import { backstageMenu } from '#messages/backstage.ts'
import { titled } from '#web/shell/backstage-title.ts'

export const meta = titled(backstageMenu.pages)

export default lazy(() => import('./content-create.client.tsx'))
