import { lazy } from 'react'
import { lookupWords } from '#messages/people-lists.ts'
import { titled } from '#web/shell/backstage-title.ts'

export const meta = titled(lookupWords.title)

export default lazy(() => import('./lookups.client.tsx'))
