import type { Dependencies } from '#server/platform/calls/calls.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { sendInvitationLetters } from '#server/voting/voting.ts'
import { contestFace } from './face.ts'

type Needs = Parameters<typeof sendInvitationLetters>[0]

/** Sends the letters to members of juries whose voting has opened. */
export async function sendJuryLetters(given: Needs): Promise<void> {
  await sendInvitationLetters(given, contestFace)
}

export const contestJobs = { sendJuryLetters } satisfies Record<string, Job<Dependencies>>
