import type { Dependencies } from '#server/platform/calls/calls.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { sendInvitationLetters } from '#server/voting/voting.ts'
import { pollFace } from './face.ts'

type Needs = Parameters<typeof sendInvitationLetters>[0]

/** Queues the letters to invited people whose poll has opened. */
export async function sendPollLetters(given: Needs): Promise<void> {
  await sendInvitationLetters(given, pollFace)
}

export const pollJobs = { sendPollLetters } satisfies Record<string, Job<Dependencies>>
