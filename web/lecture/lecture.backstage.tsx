import { lazy } from 'react'
import { lectureBackstage } from '#messages/lecture-backstage.ts'
import { titled } from '#web/shell/backstage-title.ts'

export const meta = titled(lectureBackstage.title)

export default lazy(() => import('./lecture.client.tsx'))
