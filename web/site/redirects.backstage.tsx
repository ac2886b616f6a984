import { lazy } from 'react'
import { missedTexts } from '#messages/missed.ts'
import { titled } from '#web/shell/backstage-title.ts'

export const meta = titled(missedTexts.title)

export default lazy(() => import('./redirects.client.tsx'))
