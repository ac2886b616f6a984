import { lazy } from 'react'
import { toursBackstage } from '#messages/tours.ts'
import { titled } from '#web/shell/backstage-title.ts'

export const meta = titled(toursBackstage.newTitle)

export default lazy(() => import('./tour-create.client.tsx'))
