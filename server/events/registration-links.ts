import { day } from '#contract/durations.ts'
import { linksWorkAfterEnd } from '#contract/events/registration.ts'
import type { Language } from '#contract/language.ts'
import { lifeDays } from '#contract/lives.ts'
import { addressOf } from '#contract/pathnames.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { issueLink, type LinkPurpose } from '#server/platform/links/links.ts'
import type { EventRow } from './queries.ts'

const withoutDay = lifeDays.registrationWithoutDay * day

/** Links to the page of one's own registration: each letter has one, and all of them work side by side. */
export const registrationLink: LinkPurpose = {
  name: 'registration',
  life: withoutDay,
  uses: 'again',
  endsOlder: false,
}

/** Until when the links to registrations of an event work; whoever registers late has as long from then on. */
export function linksEnd({ start, end }: Pick<EventRow, 'start' | 'end'>, now: Date): Date {
  const last = end ?? start
  if (!last) return new Date(now.getTime() + withoutDay)
  return new Date(Math.max(last.getTime(), now.getTime()) + linksWorkAfterEnd)
}

/** A token for a letter about a registration. Runs in its transaction. */
export async function issueRegistrationLink(
  context: Pick<Context, 'db' | 'clock'>,
  event: Pick<EventRow, 'start' | 'end'>,
  registrationId: number,
): Promise<string> {
  const expiresAt = linksEnd(event, context.clock())
  const { token } = await issueLink(context, registrationLink, registrationId, { expiresAt })
  return token
}

/** The page of one's own registration. */
export function registrationAddress(baseUrl: string, language: Language, token: string): string {
  return `${baseUrl}${addressOf('registration', language, { token })}`
}

/** What the code on a ticket holds: the page on which staff check somebody in. Nobody else can open it. */
export function checkInAddress(baseUrl: string, { eventId, id }: { eventId: number; id: number }): string {
  const page = addressOf('backstageCheckIn', 'de', { id: String(eventId) })
  return `${baseUrl}${page}?registration=${id}`
}
