import { z } from 'zod'
import { call } from '../call.ts'
import { bilingual, id } from '../fields.ts'

const count = z.int()

export const siteApi = {
  ip: call('GET /ip', { may: 'public' }).input(z.strictObject({})).output(z.object({ ip: z.string() })),
  home: call('GET /backstage/home', { may: 'staff' })
    .input(z.strictObject({}))
    .output(
      z.object({
        /** What needs me, by what I may: absent where I may not. */
        drafts: count.nullable(),
        missingTranslations: count.nullable(),
        outdatedTranslations: count.nullable(),
        failedMails: count.nullable(),
        openIncidents: count.nullable(),
        recent: z.array(z.object({ kind: z.string(), id, title: bilingual(z.string()), updatedAt: z.string() })),
      }),
    ),
}
