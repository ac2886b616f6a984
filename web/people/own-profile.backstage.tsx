import { lazy } from 'react'
import { ownWords } from '#messages/own-profile.ts'
import { titled } from '#web/shell/backstage-title.ts'

export const meta = titled(ownWords.title)

export default lazy(() => import('./own-profile.client.tsx'))
