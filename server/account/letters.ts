import { fullName } from '#contract/people/user.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { type Letter, queueMail } from '#server/platform/mail/mail.ts'
import { changedLetter, lockoutLetter, type Reader, resetLetter } from './mails.tsx'
import { findReader } from './queries.ts'
import { issueResetToken } from './reset-link.ts'

type Given = Pick<Dependencies, 'db' | 'clock' | 'config' | 'secret'>
type Addressee = NonNullable<Awaited<ReturnType<typeof findReader>>>

/** Sends the way to a new password, to somebody who may log in; nobody else learns anything. */
export async function sendResetLink(given: Given, userId: number | null): Promise<void> {
  const person = await findAddressee(given, userId)
  if (!person?.mayLogIn) return
  await given.db.transaction().execute(async db => {
    const token = await issueResetToken({ ...given, db }, person.id)
    await send({ ...given, db }, person, { purpose: 'passwordReset', make: resetLetter, token })
  })
}

/** Tells an owner why logging in does not work for a while. */
export async function sendAccountLocked(given: Given, userId: number | null): Promise<void> {
  const person = await findAddressee(given, userId)
  if (!person) return
  await given.db
    .transaction()
    .execute(db => send({ ...given, db }, person, { purpose: 'accountLocked', make: lockoutLetter }))
}

/** In the transaction that changed the password. */
export async function sendPasswordChanged(given: Given, userId: number): Promise<void> {
  const person = await findAddressee(given, userId)
  if (person) await send(given, person, { purpose: 'passwordChanged', make: changedLetter })
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
  const name = fullName(person)
  const letter = make({ language: person.locale, name, baseUrl: given.config.baseUrl })
  const to = { name, address: person.email }
  await queueMail(given, { purpose, to, letter, mayRepeat: true, ...(token && { tokens: { link: token } }) })
}
