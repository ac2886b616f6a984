import { lazy } from 'react'
import { orderWords } from '#messages/people-lists.ts'
import { titled } from '#web/shell/backstage-title.ts'

export const meta = titled(orderWords.title)

export default lazy(() => import('./order.client.tsx'))
