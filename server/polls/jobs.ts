import type { Dependencies } from '#server/platform/calls/calls.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { writeLetters } from './invitation-letters.tsx'

type Needs = Pick<Dependencies, 'db' | 'clock' | 'config' | 'secret'>

const batch = 50 // letters for each transaction
const mostBatches = 100 // a run; the rest is written a minute later

/** Writes the letters to invited people whose poll is open by now. */
export async function sendPollLetters(given: Needs): Promise<void> {
  for (let n = 0; n < mostBatches; n += 1) {
    const written = await given.db.transaction().execute(db => writeLetters({ ...given, db }, batch))
    if (written < batch) return
  }
}

export const pollJobs = { sendPollLetters } satisfies Record<string, Job<Dependencies>>
