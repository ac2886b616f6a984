import { lazy } from 'react'
import { roleWords } from '#messages/people-lists.ts'
import { titled } from '#web/shell/backstage-title.ts'

export const meta = titled(roleWords.title)

export default lazy(() => import('./roles.client.tsx'))
