import { lazy } from 'react'
import { votesBackstage } from '#messages/votes-backstage.ts'
import { titled } from '#web/shell/backstage-title.ts'

export const meta = titled(votesBackstage.title, votesBackstage.allAttempts)

export default lazy(() => import('./votes.client.tsx'))
