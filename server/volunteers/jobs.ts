import { reminderLead } from '#contract/volunteers/volunteer.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { sendLetter, type Writing } from './letters.tsx'
import { markExpiringAsked } from './queries.ts'

const batch = 50 // letters for each transaction

/**
 * Asks volunteers whose year ends soon whether they want to stay. Each is asked once; the letter and the
 * state commit together.
 */
export async function askVolunteers(given: Writing): Promise<void> {
  for (;;) {
    const asked = await transact(given.db, db => askSome({ ...given, db }))
    if (asked < batch) return
  }
}

async function askSome(context: Writing): Promise<number> {
  const now = context.clock()
  const before = new Date(now.getTime() + reminderLead)
  const asked = await markExpiringAsked(context.db, { now, before, limit: batch })
  for (const volunteer of asked) await sendLetter(context, 'stay', volunteer)
  return asked.length
}

export const volunteerJobs = { askVolunteers } satisfies Record<string, Job<Dependencies>>
