import { lazy } from 'react'
import { synonymTexts } from '#messages/search.ts'
import { titled } from '#web/shell/backstage-title.ts'

export const meta = titled(synonymTexts.title)

export default lazy(() => import('./synonyms.client.tsx'))
