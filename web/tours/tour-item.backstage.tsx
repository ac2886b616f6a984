import { lazy } from 'react'
import { tours } from '#messages/tours.ts'
import { titled } from '#web/shell/backstage-title.ts'

export const meta = titled(tours.title)

export default lazy(() => import('./tour-item.client.tsx'))
