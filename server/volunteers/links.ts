import { day } from '#contract/durations.ts'
import { retention } from '#contract/retention.ts'
import { confirmWithin } from '#contract/volunteers/volunteer.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { type LinkPurpose, readLink } from '#server/platform/links/links.ts'

/** Link that confirms an address or extends it by another year. Using it again has the same response. */
export const registrationLink: LinkPurpose = {
  name: 'volunteer',
  life: confirmWithin,
  uses: 'again',
  endsOlder: true,
}

/**
 * Link that deletes an address. Each letter has its own, and all remain valid as long as the address is
 * stored.
 */
export const leaveLink: LinkPurpose = {
  name: 'volunteerLeaves',
  life: retention.volunteer.days * day,
  uses: 'again',
  endsOlder: false,
}

type Needs = Pick<Context, 'db' | 'clock'>

/**
 * Returns the id of the volunteer of a link, who may no longer exist. Throws `linkInvalid` and `linkExpired`.
 */
export async function findVolunteerIdByLink(
  context: Needs,
  purpose: LinkPurpose,
  token: string,
): Promise<number> {
  const { subject } = await readLink(context, purpose, token)
  return subject
}
