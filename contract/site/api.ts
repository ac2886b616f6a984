import { z } from 'zod'
import { call } from '../call.ts'

export const siteApi = {
  ip: call('GET /ip', { may: 'public' })
    .input(z.strictObject({}))
    .output(z.object({ ip: z.string() })),
}
