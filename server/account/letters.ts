import { fullName } from '#contract/people/names.ts'
import { letterKeyOf, lockPersonRow } from '#server/people/people.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import { type Letter, queueMail } from '#server/platform/mail/mail.ts'
import {
  changedLetter,
  emailMovedLetter,
  emailWantedLetter,
  type FactorNotice,
  factorLetter,
  factorResetLetter,
  invitationLetter,
  lockoutLetter,
  type Reader,
  resetLetter,
} from './mails.tsx'
import { findReader } from './queries.ts'
import { issueInvitation, issueResetToken } from './reset-link.ts'

type Given = Pick<Dependencies, 'db' | 'clock' | 'config' | 'secret'>
type Addressee = NonNullable<Awaited<ReturnType<typeof findReader>>>

/** Sends a link for a new password, if the user may log in; otherwise sends nothing. */
export async function sendResetLink(given: Given, userId: number | null): Promise<void> {
  await sendWayIn(given, userId, async (inside, person) => {
    const token = await issueResetToken(inside, person.id)
    return { purpose: 'passwordReset', make: resetLetter, token }
  })
}

/** Invites somebody who may log in to set their first password. */
export async function sendInvitation(given: Given, userId: number | null): Promise<void> {
  await sendWayIn(given, userId, async (inside, person) => {
    const token = await issueInvitation(inside, person.id)
    const make = (reader: Reader) => invitationLetter({ ...reader, username: person.username })
    return { purpose: 'invitation', make, token }
  })
}

// Locks the user's row: a concurrent deactivation waits, and then withdraws the letter.
async function sendWayIn(
  given: Given,
  userId: number | null,
  about: (inside: Given, person: Addressee) => Promise<About>,
): Promise<void> {
  if (userId === null) return
  await transact(given.db, async db => {
    const inside = { ...given, db }
    await lockPersonRow(db, userId)
    const person = await findAddressee(inside, userId)
    if (person?.mayLogIn) await send(inside, person, await about(inside, person))
  })
}

/**
 * Sends the link that confirms another address, to that address; call it in the transaction that stores the
 * request.
 */
export async function sendEmailLink(
  given: Given,
  userId: number,
  address: string,
  token: string,
): Promise<void> {
  const person = await findAddressee(given, userId)
  if (person)
    await send(
      given,
      { ...person, email: address },
      { purpose: 'emailWanted', make: emailWantedLetter, token },
    )
}

/** Notifies the old address that the account has another one now. */
export async function sendEmailMoved(given: Given, userId: number, oldAddress: string): Promise<void> {
  const person = await findAddressee(given, userId)
  if (person)
    await send(given, { ...person, email: oldAddress }, { purpose: 'emailMoved', make: emailMovedLetter })
}

/** Tells an owner why logging in does not work for a while. */
export async function sendAccountLocked(given: Given, userId: number | null): Promise<void> {
  const person = await findAddressee(given, userId)
  if (!person) return
  await transact(given.db, db =>
    send({ ...given, db }, person, { purpose: 'accountLocked', make: lockoutLetter }),
  )
}

/** Call it in the transaction that changes the password. */
export async function sendPasswordChanged(given: Given, userId: number): Promise<void> {
  const person = await findAddressee(given, userId)
  if (person) await send(given, person, { purpose: 'passwordChanged', make: changedLetter })
}

/** Notifies a user of a change to their second factor; call it in the transaction that makes the change. */
export async function sendFactorNotice(given: Given, userId: number, notice: FactorNotice): Promise<void> {
  const person = await findAddressee(given, userId)
  if (person) await send(given, person, { purpose: notice, make: reader => factorLetter(reader, notice) })
}

/** Sends the link that stops the reset. */
export async function sendResetAsked(given: Given, userId: number, token: string): Promise<void> {
  const person = await findAddressee(given, userId)
  if (person) await send(given, person, { purpose: 'secondFactorResetAsked', make: factorResetLetter, token })
}

async function findAddressee({ db }: Given, userId: number | null): Promise<Addressee | undefined> {
  return userId === null ? undefined : findReader(db, { userId })
}

interface About {
  purpose: string
  make: (reader: Reader) => Letter
  token?: string
}

async function send(given: Given, person: Addressee, { purpose, make, token }: About): Promise<void> {
  const name = fullName({ ...person, title: person.title ?? '' }, person.locale)
  const letter = make({ language: person.locale, name, baseUrl: given.config.baseUrl })
  const to = { name, address: person.email }
  await queueMail(given, {
    ...{ purpose, to, letter, mayRepeat: true, ...(token && { tokens: { link: token } }) },
    dedupeKey: letterKeyOf(person.id, purpose),
  })
}
