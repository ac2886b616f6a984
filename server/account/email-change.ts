import { fail } from '#contract/errors.ts'
import { noFlags } from '#contract/permissions.ts'
import { emailChange, endEmailChange, holdPerson, setEmail } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import { issueLink, readLink, takeLink } from '#server/platform/links/links.ts'
import { audit } from '#server/platform/records/records.ts'
import { findEmailChange, isEmailTaken, keepEmailChange } from './email-queries.ts'
import { sendEmailLink, sendEmailMoved } from './letters.ts'
import { refuseWrong } from './own-password.ts'
import { findHash, findReader } from './queries.ts'
import { callerOf } from './self.ts'

/**
 * Notes a wish for another address, and sends a link there. An address that somebody has gets no letter, and the answer
 * tells nothing of it. Throws `wrongPassword`.
 */
export async function requestEmail(
  context: Context,
  { email, password }: { email: string; password: string },
): Promise<undefined> {
  const userId = callerOf(context)
  const passwordHash = await refuseWrong(context, userId, password, 'password')
  await transact(context.db, async db => {
    const inside = { ...context, db }
    await refuseLate(inside, userId, passwordHash)
    if (await isEmailTaken(db, email)) return
    await keepEmailChange(db, { userId, email, createdAt: context.clock() })
    const { token } = await issueLink(inside, emailChange, userId)
    await sendEmailLink(inside, userId, email, token)
  })
}

// A password that was changed while it was checked is none any more.
async function refuseLate({ db }: Context, userId: number, passwordHash: string | null): Promise<void> {
  await holdPerson(db, userId)
  if ((await findHash(db, userId)) !== passwordHash)
    throw fail('wrongPassword', { fields: { password: 'wrongPassword' } })
}

/** Throws `linkInvalid`, and `linkExpired` for what was voided and for who may not log in any more. */
export async function checkEmail(context: Context, token: string): Promise<{ valid: true }> {
  const { subject } = await readLink(context, emailChange, token)
  await wishOf(context, subject)
  return { valid: true }
}

/** Makes the address that the link was sent to the account's, and tells the old one. */
export async function confirmEmail(context: Context, token: string): Promise<undefined> {
  const { subject: userId } = await readLink(context, emailChange, token)
  await holdPerson(context.db, userId)
  await takeLink(context, emailChange, token)
  const wish = await wishOf(context, userId)
  const before = await setEmail(context, userId, wish.email)
  await endEmailChange(context, userId)
  const caller = { id: userId, flags: noFlags }
  await audit(
    { ...context, caller },
    {
      action: 'emailConfirmed',
      entity: 'people',
      entityId: userId,
      details: { changed: ['email'] },
    },
  )
  await sendEmailMoved(context, userId, before)
}

async function wishOf({ db }: Context, userId: number) {
  const wish = await findEmailChange(db, userId)
  if (!wish || !(await findReader(db, { userId }))?.mayLogIn) throw fail('linkExpired')
  return wish
}
