import { opens } from '#contract/permissions.ts'
import type { AreaOf } from '#server/platform/areas/areas.ts'
import { countStranded } from '#server/platform/mail/mail.ts'
import { mailRouter } from './router.ts'

export const mailArea = {
  calls: mailRouter,
  access: {
    list: '-----o-oo',
    find: '-----o-oo',
    sendAgain: '-----o-oo',
  },
  waiting: [{ may: opens.mail, name: 'failedMails', count: ({ db }) => countStranded(db) }],
} satisfies AreaOf<'mail'>
