import { lazy } from 'react'
import { lectureBackstage } from '#messages/lecture-backstage.ts'
import { titled } from '#web/shell/backstage-title.ts'

export const meta = titled(lectureBackstage.title, lectureBackstage.newTitle)

export default lazy(() => import('./edition-item.client.tsx'))
