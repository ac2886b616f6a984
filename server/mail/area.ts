import { opens } from '#contract/permissions.ts'
import type { AreaOf } from '#server/platform/areas/areas.ts'
import { countDelayed, countStranded } from '#server/platform/mail/mail.ts'
import { mailRouter } from './router.ts'

export const mailArea = {
  calls: mailRouter,
  access: {
    list: '-----o-oo',
    find: '-----o-oo',
    sendAgain: '-----o-oo',
  },
  waiting: [
    { may: opens.mail, name: 'failedMails', count: ({ db }) => countStranded(db) },
    { may: opens.mail, name: 'delayedMails', count: ({ db, clock }) => countDelayed(db, clock()) },
  ],
} satisfies AreaOf<'mail'>
