import { lazy } from 'react'
import { peopleBackstage } from '#messages/people-backstage.ts'
import { titled } from '#web/shell/backstage-title.ts'

export const meta = titled(peopleBackstage.person, peopleBackstage.newTitle)

export default lazy(() => import('./user-item.client.tsx'))
