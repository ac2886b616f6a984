import { lazy } from 'react'
import { pollsBackstage } from '#messages/polls-backstage.ts'
import { titled } from '#web/shell/backstage-title.ts'

export const meta = titled(pollsBackstage.title)

export default lazy(() => import('./poll-list.client.tsx'))
