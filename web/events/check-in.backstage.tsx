import { lazy } from 'react'
import { registrationsBackstage } from '#messages/registrations.ts'
import { titled } from '#web/shell/backstage-title.ts'

export const meta = titled(registrationsBackstage.checkIn)

export default lazy(() => import('./check-in.client.tsx'))
