import { lazy } from 'react'
import { ticketsBackstage } from '#messages/voting-tickets.ts'
import { titled } from '#web/shell/backstage-title.ts'

export const meta = titled(ticketsBackstage.invitations)

export default lazy(() => import('./invitations.client.tsx'))
