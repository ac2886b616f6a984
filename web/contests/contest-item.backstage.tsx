import { lazy } from 'react'
import { contestsBackstage } from '#messages/contests-backstage.ts'
import { titled } from '#web/shell/backstage-title.ts'

export const meta = titled(contestsBackstage.title, contestsBackstage.newTitle)

export default lazy(() => import('./contest-item.client.tsx'))
