import { lazy } from 'react'
import { data } from 'react-router'
import { backstage } from '#messages/backstage.ts'
import { hidden } from '#web/head.ts'

export const meta = hidden(backstage.notFound)

export const loader = () => data(null, { status: 404 })
export const clientLoader = () => null

export default lazy(() => import('./unknown.client.tsx'))
