import { lazy } from 'react'
import { groupsBackstage } from '#messages/groups-backstage.ts'
import { titled } from '#web/shell/backstage-title.ts'

export const meta = titled(groupsBackstage.title, groupsBackstage.newTitle)

export default lazy(() => import('./group-item.client.tsx'))
