import { day } from '#contract/durations.ts'
import { retention } from '#contract/retention.ts'
import { confirmWithin } from '#contract/volunteers/volunteer.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { type LinkPurpose, readLink } from '#server/platform/links/links.ts'

/** Confirms an address, or stays for another year. It can be used again, and answers the same. */
export const registrationLink: LinkPurpose = {
  name: 'volunteer',
  life: confirmWithin,
  uses: 'again',
  endsOlder: true,
}

/** Deletes an address. Each letter has one, and all of them work side by side, as long as the address is kept. */
export const leaveLink: LinkPurpose = {
  name: 'volunteerLeaves',
  life: retention.volunteer.days * day,
  uses: 'again',
  endsOlder: false,
}

type Needs = Pick<Context, 'db' | 'clock'>

/** The id of the volunteer that a link opens, who may be gone. Throws `linkInvalid` and `linkExpired`. */
export async function volunteerBehind(context: Needs, purpose: LinkPurpose, token: string): Promise<number> {
  const { subject } = await readLink(context, purpose, token)
  return subject
}
