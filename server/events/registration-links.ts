import { day } from '#contract/durations.ts'
import { linksWorkAfterEnd } from '#contract/events/registration.ts'
import type { Language } from '#contract/language.ts'
import { lifeDays } from '#contract/lives.ts'
import { addressOf } from '#contract/pathnames.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { issueLink, type LinkPurpose } from '#server/platform/links/links.ts'
import type { EventRow } from './queries.ts'

const withoutDay = lifeDays.registrationWithoutDay * day

/** Link to the page of a registration: each letter has its own, and all stay valid side by side. */
export const registrationLink: LinkPurpose = {
  name: 'registration',
  life: withoutDay,
  uses: 'again',
  endsOlder: false,
}

/**
 * Returns until when links to registrations of an event are valid; for late registrations they last as long
 * from then on.
 */
export function linksEnd({ start, end }: Pick<EventRow, 'start' | 'end'>, now: Date): Date {
  const last = end ?? start
  if (!last) return new Date(now.getTime() + withoutDay)
  return new Date(Math.max(last.getTime(), now.getTime()) + linksWorkAfterEnd)
}

/** Issues a token for a letter about a registration, in the letter's transaction. */
export async function issueRegistrationLink(
  context: Pick<Context, 'db' | 'clock'>,
  event: Pick<EventRow, 'start' | 'end'>,
  registrationId: number,
): Promise<string> {
  const expiresAt = linksEnd(event, context.clock())
  const { token } = await issueLink(context, registrationLink, registrationId, { expiresAt })
  return token
}

/** Address of the page of a registration. */
export function registrationAddress(baseUrl: string, language: Language, token: string): string {
  return `${baseUrl}${addressOf('registration', language, { token })}`
}

/** Address in the QR code of a ticket: the page for checking in, which only staff can open. */
export function checkInAddress(baseUrl: string, { eventId, id }: { eventId: number; id: number }): string {
  const page = addressOf('backstageCheckIn', 'de', { id: String(eventId) })
  return `${baseUrl}${page}?registration=${id}`
}
