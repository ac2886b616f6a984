import { hour } from '#contract/durations.ts'
import { opens } from '#contract/permissions.ts'
import type { AreaOf } from '#server/platform/areas/areas.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { countDelayed, countStranded, countUnsent } from '#server/platform/mail/mail.ts'
import { mailboxStanding } from '#server/platform/returned-mail/returned-mail.ts'
import { mailRouter } from './router.ts'

/** Returns 1 if the mailbox for returned letters has been unreadable for more than an hour, otherwise 0. */
async function countUnreadableMailbox(given: Pick<Context, 'db' | 'clock' | 'config'>): Promise<number> {
  const since = (await mailboxStanding(given))?.failedSince
  return since && given.clock().getTime() - Date.parse(since) > hour ? 1 : 0
}

/**
 * Whether no mail server is configured although this process sends letters; another process may send them
 * instead.
 */
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
      // Without a mail server these letters count as `missingMailServer`.
      count: async ({ db, clock, config }) => (lacksServer(config) ? 0 : countDelayed(db, clock())),
    },
    { may: opens.mail, name: 'unreadMailboxes', count: countUnreadableMailbox },
  ],
} satisfies AreaOf<'mail'>
