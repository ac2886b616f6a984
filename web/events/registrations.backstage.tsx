import { lazy } from 'react'
import { registrationsTitle } from '#messages/registrations.ts'
import { titled } from '#web/shell/backstage-title.ts'

export const meta = titled(registrationsTitle)

export default lazy(() => import('./registrations.client.tsx'))
