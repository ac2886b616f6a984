import { hour } from '#contract/durations.ts'
import { opens } from '#contract/permissions.ts'
import type { AreaOf } from '#server/platform/areas/areas.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { countDelayed, countStranded, countUnsent } from '#server/platform/mail/mail.ts'
import { mailboxStanding } from '#server/platform/returned-mail/returned-mail.ts'
import { mailRouter } from './router.ts'

/** One when the mailbox that letters come back to cannot be read for an hour. */
async function countUnread(given: Pick<Context, 'db' | 'clock' | 'config'>): Promise<number> {
  const since = (await mailboxStanding(given))?.failedSince
  return since && given.clock().getTime() - Date.parse(since) > hour ? 1 : 0
}

/** Another process may send the letters of this one. */
function lacksServer({ smtpUrl, sendsLetters }: Context['config']): boolean {
  return sendsLetters && smtpUrl === undefined
}

export const mailArea = {
  calls: mailRouter,
  waiting: [
    { may: opens.mail, name: 'failedMails', count: ({ db }) => countStranded(db) },
    {
      may: opens.mail,
      name: 'missingMailServer',
      count: async ({ db, config }) => (lacksServer(config) ? countUnsent(db) : 0),
    },
    {
      may: opens.mail,
      name: 'delayedMails',
      // Without a mail server they are counted above.
      count: async ({ db, clock, config }) => (lacksServer(config) ? 0 : countDelayed(db, clock())),
    },
    { may: opens.mail, name: 'unreadMailboxes', count: countUnread },
  ],
} satisfies AreaOf<'mail'>
