import { lazy } from 'react'
import { eventsBackstage } from '#messages/events-backstage.ts'
import { titled } from '#web/shell/backstage-title.ts'

export const meta = titled(eventsBackstage.title, eventsBackstage.newTitle)

export default lazy(() => import('./event-item.client.tsx'))
