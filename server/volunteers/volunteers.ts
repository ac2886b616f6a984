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
  type KeptForm,
  keepConsent,
  refuseUnknownVersion,
  type VisitorsForm,
} from '#server/platform/forms/forms.ts'
import { findByLink, forgetLinksOf, moveLinksEnd } from '#server/platform/links/links.ts'
import { senderOf, takeBackMailsBeginning } from '#server/platform/mail/mail.ts'
import { requestErasureIfHeld } from '#server/platform/retention/holds.ts'
import { sealAddress } from '#server/platform/sealed-addresses/sealed-addresses.ts'
import { limitConfirmations } from '#server/security/security.ts'
import {
  aboutLetter,
  deleteLetters,
  keyBeginning,
  queueToVolunteer,
  sendLetter,
  type ToVolunteer,
  type Writing,
} from './letters.tsx'
import { findVolunteerIdByLink, leaveLink, registrationLink } from './links.ts'
import {
  columnsOf,
  confirmVolunteer,
  deleteVolunteers,
  endVolunteer,
  findVolunteer,
  hashOfVolunteer,
  insertVolunteers,
  storeUnconfirmed,
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
 * Stores an address until it is confirmed, and sends it a letter. A registered address gets a letter that
 * says so, and one that refused such letters gets none, so that nobody else learns which addresses are
 * registered. Returns `subject: null`, so that the form can be sent again if the letter is lost.
 */
export async function register(
  { email, consentVersion: version }: FormAdditions & { email: string },
  context: Context,
): Promise<KeptForm<undefined>> {
  const { db, clock, language } = context
  await limitConfirmations(context)
  if (await isRefused(context, email)) return { subject: null, answer: undefined }
  const now = clock()
  const expiresAt = new Date(now.getTime() + confirmWithin)
  const address = await sealAddress(context, email)
  const volunteer = await storeUnconfirmed(db, { address, language, now, expiresAt })
  if (volunteer.state === 'pending')
    await keepConsent(context, 'volunteer', { subject: volunteer.id, version })
  const letter = letterIn[volunteer.state]
  await sendLetter(context, letter, volunteer, letter === 'confirm' ? email : null)
  return { subject: null, answer: undefined }
}

const letterIn = { pending: 'confirm', confirmed: 'registered', asked: 'stay' } as const

/** Returns the registration behind a link. Throws `linkInvalid`, `linkExpired`, `tooMany`. */
export async function findRegistration(context: Context, token: string): Promise<OwnVolunteer> {
  const { clock } = context
  return shown(await findByLink(context, registrationLink, token, (db, id) => findVolunteer(db, id, clock())))
}

/**
 * Confirms a registration, or extends it by 12 months with a new consent. Using the link again has the same
 * response. Throws like `findRegistration`.
 */
export async function confirm(
  context: Context,
  { token, consentVersion: version }: { token: string; consentVersion?: number | undefined },
): Promise<OwnVolunteer> {
  refuseUnknownVersion('volunteer', version)
  const { db, clock } = context
  const now = clock()
  const id = await findVolunteerIdByLink(context, registrationLink, token)
  const before = await findVolunteer(db, id, now)
  const confirmed = await confirmVolunteer(db, id, { now, expiresAt: aYearAfter(now) })
  if (!confirmed) return shown(await stillThere(context, id))
  if (before?.state === 'asked') await keepConsent(context, 'volunteer', { subject: id, version })
  await moveLinksEnd(context, leaveLink, [id], confirmed.expiresAt)
  await sendLetter(context, 'registered', confirmed)
  return shown(confirmed)
}

/** Returns whether the volunteer of an unsubscribe link is still registered. */
export async function findUnsubscription(context: Context, token: string): Promise<OwnSubscription> {
  const id = await findVolunteerIdByLink(context, leaveLink, token)
  const volunteer = await findVolunteer(context.db, id, context.clock())
  return { state: volunteer ? 'registered' : 'left' }
}

/** Deletes the address immediately. Using the link again has the same response. */
export async function leave(context: Context, token: string): Promise<OwnSubscription> {
  const id = await findVolunteerIdByLink(context, leaveLink, token)
  const volunteer = await findVolunteer(context.db, id, context.clock())
  if (volunteer) await forgetVolunteer(context, id)
  return { state: 'left' }
}

/**
 * Deletes a volunteer and the letters to them. Unsubscribe links stay valid and report that it is done. A
 * volunteer under a hold expires instead and gets no letters.
 */
export async function forgetVolunteer(
  context: Pick<Context, 'db' | 'clock' | 'secret' | 'erasures'>,
  id: number,
): Promise<void> {
  const addressHash = await hashOfVolunteer(context.db, id)
  if (addressHash) await forgetRepeats(context, 'volunteers', { id, addressHash })
  if (await requestErasureIfHeld(context, 'volunteers', id)) {
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

/**
 * Content of a letter that another area sends to a volunteer. It gets the language and the unsubscribe link,
 * but not the address.
 */
type VolunteerLetter = (about: ReturnType<typeof aboutLetter>) => Pick<ToVolunteer, 'letter' | 'tokens'>

/** Queues a letter to a volunteer in the transaction of `db`, unless the volunteer no longer exists. */
export async function notifyVolunteer(context: Writing, id: number, written: VolunteerLetter): Promise<void> {
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
  /** Age of the registration in milliseconds. */
  since: number
}

/** Creates volunteers of the demo without sending letters. */
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
