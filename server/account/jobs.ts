import { z } from 'zod'
import { retention } from '#contract/retention.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { forgetSessions } from '#server/platform/sessions/sessions.ts'
import { sendAccountRests, sendResetLink } from './letters.ts'
import { forgetFailures } from './lock-queries.ts'

const day = 24 * 60 * 60 * 1000 // milliseconds
const addressee = z.object({ userId: z.int().nullable() })

/** Enqueued for names that nobody has, too: then there is nobody to write to. */
export const accountJobs = {
  sendResetLink: async (given, data) => sendResetLink(given, addressee.parse(data).userId),
  sendAccountRests: async (given, data) => sendAccountRests(given, addressee.parse(data).userId),
  forgetSessions: given => forgetOldAccess(given),
} satisfies Record<string, Job<Dependencies>>

async function forgetOldAccess(given: Dependencies): Promise<void> {
  const daysAgo = (days: number) => new Date(given.clock().getTime() - days * day)
  await forgetSessions(given, daysAgo(retention.session.days))
  await forgetFailures(given.db, {
    day: daysAgo(1),
    quarter: daysAgo(retention.failedLogin.days),
    year: daysAgo(retention.knownDevice.days),
  })
}
