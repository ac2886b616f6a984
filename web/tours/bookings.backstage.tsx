import { lazy } from 'react'
import { bookings } from '#messages/tours.ts'
import { titled } from '#web/shell/backstage-title.ts'

export const meta = titled(bookings.title)

export default lazy(() => import('./bookings.client.tsx'))
