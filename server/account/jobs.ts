import { z } from 'zod'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { sendAccountRests, sendResetLink } from './letters.ts'

const addressee = z.object({ userId: z.int().nullable() })

/** Enqueued for names that nobody has, too: then there is nobody to write to. */
export const accountJobs = {
  sendResetLink: async (given, data) => sendResetLink(given, addressee.parse(data).userId),
  sendAccountRests: async (given, data) => sendAccountRests(given, addressee.parse(data).userId),
} satisfies Record<string, Job<Dependencies>>
