import { fail } from '#contract/errors.ts'
import type { RegistrationMended, RegistrationRow } from '#contract/events/registration.ts'
import { comparableAddress } from '#contract/mail-host.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { forgetLinksOf } from '#server/platform/links/links.ts'
import { audit } from '#server/platform/records/records.ts'
import { lockLetters, rewriteUnsentLetters, wantLetter } from './letters-ledger.ts'
import type { EventRow } from './queries.ts'
import { writeLetters } from './registration-letters.ts'
import { registrationLink } from './registration-links.ts'
import { findActive, findRegistration, type Registration, writeRegistration } from './registration-queries.ts'
import { rowsOf } from './registration-rows.ts'
import { changedAnswer } from './registration-rules.ts'
import { withSeatsLocked } from './seats-change.ts'

interface Wish extends RegistrationMended {
  id: number
  registrationId: number
}

/**
 * Corrects the data of a registration, with or without a letter about it. A new address takes over the
 * registration: links sent to the previous one become invalid, and unsent letters go to the new one. Throws
 * `alreadyRegistered`, `registrationOver`.
 */
export async function mendRegistration(context: Context, wish: Wish): Promise<RegistrationRow> {
  const { id: eventId, registrationId, isTold, ...given } = wish
  await withSeatsLocked(context, eventId, async event => {
    const registration = await findRegistration(context.db, registrationId)
    if (registration?.eventId !== eventId) throw fail('notFound')
    if (registration.state === 'cancelled' || registration.state === 'lapsed') throw fail('registrationOver')
    await mend(context, { event, registration }, given)
    if (isTold) await wantLetter(context, registrationId, 'mended', context.clock().toISOString())
    const details = { eventId, fields: Object.keys(given) }
    await audit(context, { action: 'mended', entity: 'registration', entityId: registrationId, details })
  })
  await writeLetters(context, { registrationId })
  const [row] = await rowsOf(context, [registrationId])
  if (!row) throw fail('notFound')
  return row
}

async function mend(
  context: Context,
  { event, registration }: { event: EventRow; registration: Registration },
  { email, option, ...given }: Omit<RegistrationMended, 'isTold'>,
): Promise<void> {
  const { db } = context
  const { id } = registration
  const answer = changedAnswer(event.registration.option, option)
  const address = email === registration.email ? undefined : email
  const emailKey = address && (await freeKey(context, registration, address))
  const mended = Object.entries({ ...given, email: address, emailKey, option: answer })
  const known = Object.fromEntries(mended.filter(([, value]) => value !== undefined))
  // A letter that is being written gets a link of its own, and goes to the address before: both are taken back below.
  if (address) await lockLetters(db, id)
  if (Object.keys(known).length > 0) await writeRegistration(db, id, known)
  if (!address) return
  await forgetLinksOf(db, registrationLink, [id])
  await rewriteUnsentLetters(db, id)
}

/** Returns the normalised address. Throws `alreadyRegistered` if another registration has it. */
async function freeKey({ db }: Context, { id, eventId }: Registration, email: string): Promise<string> {
  const emailKey = comparableAddress(email)
  const other = await findActive(db, eventId, emailKey)
  if (other && other.id !== id) throw fail('alreadyRegistered', { fields: { email: 'alreadyRegistered' } })
  return emailKey
}
