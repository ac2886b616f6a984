import { z } from 'zod'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { attackOwnLogin } from './drill.ts'
import { resetDueFactors } from './factor-reset.ts'
import { sendAccountLocked, sendInvitation, sendResetLink } from './letters.ts'

const addressee = z.object({ userId: z.int().nullable() })

const lockoutLetter: Job<Dependencies> = async (given, data) =>
  sendAccountLocked(given, addressee.parse(data).userId)

/** Letters are enqueued for unknown user names as well, with a `userId` of null; they are then not sent. */
export const accountJobs = {
  sendResetLink: async (given, data) => sendResetLink(given, addressee.parse(data).userId),
  sendInvitation: async (given, data) => sendInvitation(given, addressee.parse(data).userId),
  sendAccountLocked: lockoutLetter,
  attackOwnLogin: async given => attackOwnLogin(given),
  resetSecondFactors: async given => resetDueFactors(given),
  // Name under which earlier versions queued this job.
  sendAccountRests: lockoutLetter,
} satisfies Record<string, Job<Dependencies>>
