import { fail } from '#contract/errors.ts'
import type { FormAdditions } from '#contract/form.ts'
import {
  aYearAfter,
  confirmWithin,
  type OwnSubscription,
  type OwnVolunteer,
} from '#contract/volunteers/volunteer.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  forgetRepeats,
  isRefused,
  type Kept,
  keepConsent,
  refuseUnknownVersion,
  type VisitorsForm,
} from '#server/platform/forms/forms.ts'
import { findBehind, forgetLinksOf, moveLinksEnd } from '#server/platform/links/links.ts'
import { senderOf, takeBackMailsBeginning } from '#server/platform/mail/mail.ts'
import { askWhereHeld } from '#server/platform/retention/holds.ts'
import { sealAddress } from '#server/platform/sealed-addresses/sealed-addresses.ts'
import { takeConfirmation } from '#server/security/security.ts'
import {
  aboutLetter,
  deleteLetters,
  keyBeginning,
  queueToVolunteer,
  sendLetter,
  type ToVolunteer,
  type Writing,
} from './letters.tsx'
import { leaveLink, registrationLink, volunteerBehind } from './links.ts'
import {
  columnsOf,
  confirmVolunteer,
  deleteVolunteers,
  endVolunteer,
  findVolunteer,
  hashOfVolunteer,
  insertVolunteers,
  keepAsking,
  type Volunteer,
} from './queries.ts'

export const volunteersForm: VisitorsForm = {
  call: 'volunteers.register',
  table: 'volunteers',
  consent: 'volunteer',
  addressLimit: 'volunteerAddress',
}

export async function overview({ config, language }: Context): Promise<{ sender: string }> {
  return { sender: senderOf(config.mailFrom, language).address }
}

/**
 * Keeps an address until it is confirmed, and writes to it. One that is on the list already gets a letter that says so,
 * and one that has refused such letters none: nobody else learns which addresses are. Said to be of no row, so that it
 * may be sent again once a letter is lost.
 */
export async function register(
  { email, consentVersion: version }: FormAdditions & { email: string },
  context: Context,
): Promise<Kept<undefined>> {
  const { db, clock, language } = context
  await takeConfirmation(context)
  if (await isRefused(context, email)) return { subject: null, answer: undefined }
  const now = clock()
  const expiresAt = new Date(now.getTime() + confirmWithin)
  const address = await sealAddress(context, email)
  const volunteer = await keepAsking(db, { address, language, now, expiresAt })
  if (volunteer.state === 'pending')
    await keepConsent(context, 'volunteer', { subject: volunteer.id, version })
  const letter = letterIn[volunteer.state]
  await sendLetter(context, letter, volunteer, letter === 'confirm' ? email : null)
  return { subject: null, answer: undefined }
}

const letterIn = { pending: 'confirm', confirmed: 'registered', asked: 'stay' } as const

/** What the link in a letter opens. Throws `linkInvalid`, `linkExpired`, `tooMany`. */
export async function findRegistration(context: Context, token: string): Promise<OwnVolunteer> {
  const { clock } = context
  return shown(await findBehind(context, registrationLink, token, (db, id) => findVolunteer(db, id, clock())))
}

/**
 * Confirms, or stays for another 12 months and agrees to the text of consent once more. Whoever has done so gets the same
 * answer again. Throws like the above.
 */
export async function confirm(
  context: Context,
  { token, consentVersion: version }: { token: string; consentVersion?: number | undefined },
): Promise<OwnVolunteer> {
  refuseUnknownVersion('volunteer', version)
  const { db, clock } = context
  const now = clock()
  const id = await volunteerBehind(context, registrationLink, token)
  const before = await findVolunteer(db, id, now)
  const confirmed = await confirmVolunteer(db, id, { now, expiresAt: aYearAfter(now) })
  if (!confirmed) return shown(await stillThere(context, id))
  if (before?.state === 'asked') await keepConsent(context, 'volunteer', { subject: id, version })
  await moveLinksEnd(context, leaveLink, [id], confirmed.expiresAt)
  await sendLetter(context, 'registered', confirmed)
  return shown(confirmed)
}

/** What the link to leave opens. */
export async function findUnsubscription(context: Context, token: string): Promise<OwnSubscription> {
  const id = await volunteerBehind(context, leaveLink, token)
  const volunteer = await findVolunteer(context.db, id, context.clock())
  return { state: volunteer ? 'registered' : 'left' }
}

/** Deletes the address, at once and without a question. Whoever has left gets the same answer again. */
export async function leave(context: Context, token: string): Promise<OwnSubscription> {
  const id = await volunteerBehind(context, leaveLink, token)
  const volunteer = await findVolunteer(context.db, id, context.clock())
  if (volunteer) await forgetVolunteer(context, id)
  return { state: 'left' }
}

/**
 * Deletes a volunteer and the letters to them. The links to leave stay, and say that it is done. Of one that is held the
 * time is over: nobody writes to them.
 */
export async function forgetVolunteer(
  context: Pick<Context, 'db' | 'clock' | 'secret' | 'erasures'>,
  id: number,
): Promise<void> {
  const addressHash = await hashOfVolunteer(context.db, id)
  if (addressHash) await forgetRepeats(context, 'volunteers', { id, addressHash })
  if (await askWhereHeld(context, 'volunteers', id)) {
    await endVolunteer(context.db, id, context.clock())
    await takeBackMailsBeginning(context.db, [keyBeginning(id)])
    return
  }
  await deleteVolunteers(context.db, [id])
  await deleteLetters(context, id)
  await forgetLinksOf(context.db, registrationLink, [id])
  await context.erasures.note(context.db, [{ table: 'volunteers', id }])
}

async function stillThere({ db, clock }: Context, id: number): Promise<Volunteer> {
  const volunteer = await findVolunteer(db, id, clock())
  if (!volunteer) throw fail('linkExpired')
  return volunteer
}

function shown({ state, expiresAt }: Volunteer): OwnVolunteer {
  return { state, expiresAt: expiresAt.toISOString() }
}

/** What is written to volunteers by others: they are told the language, and how one unsubscribes, never who it is. */
type VolunteerLetter = (about: ReturnType<typeof aboutLetter>) => Pick<ToVolunteer, 'letter' | 'tokens'>

/** Puts a letter to a volunteer into the outbox, in the transaction of `db`; nothing where they are gone. */
export async function tellVolunteer(context: Writing, id: number, written: VolunteerLetter): Promise<void> {
  const volunteer = await findVolunteer(context.db, id, context.clock())
  if (!volunteer) return
  const about = aboutLetter(context.config.baseUrl, volunteer.language)
  await queueToVolunteer(context, volunteer, {
    purpose: 'volunteer study',
    ...written(about),
    isBulk: true,
  })
}

interface DemoVolunteer extends Pick<Volunteer, 'language' | 'state'> {
  email: string
  /** Milliseconds ago. */
  since: number
}

/** People of the demo, whom nobody writes to. */
export async function keepDemoVolunteers(
  { db, clock, secret, addressKey }: Pick<Context, 'db' | 'clock' | 'secret' | 'addressKey'>,
  people: readonly DemoVolunteer[],
): Promise<void> {
  const rows = people.map(async ({ since, email, ...volunteer }) => {
    const address = await sealAddress({ secret, addressKey }, email)
    const createdAt = new Date(clock().getTime() - since)
    const isPending = volunteer.state === 'pending'
    const expiresAt = isPending ? new Date(createdAt.getTime() + confirmWithin) : aYearAfter(createdAt)
    return {
      ...volunteer,
      ...columnsOf(address),
      createdAt,
      confirmedAt: isPending ? null : createdAt,
      expiresAt,
    }
  })
  await insertVolunteers(db, await Promise.all(rows))
}
