import { fail } from '#contract/errors.ts'
import { noFlags } from '#contract/permissions.ts'
import { emailChange, endEmailChange, lockPersonRow, setEmail } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import { issueLink, readLink, takeLink } from '#server/platform/links/links.ts'
import { audit } from '#server/platform/records/records.ts'
import { findEmailChange, isEmailTaken, keepEmailChange } from './email-queries.ts'
import { sendEmailLink, sendEmailMoved } from './letters.ts'
import { checkedHash } from './own-password.ts'
import { findHash, findReader } from './queries.ts'
import { callerOf } from './self.ts'

/**
 * Stores the request for another e-mail address and sends a link there. An address that already has an
 * account gets no letter, and the response does not reveal this. Throws `wrongPassword`.
 */
export async function requestEmailChange(
  context: Context,
  { email, password }: { email: string; password: string },
): Promise<undefined> {
  const userId = callerOf(context)
  const passwordHash = await checkedHash(context, userId, password, 'password')
  await transact(context.db, async db => {
    const inside = { ...context, db }
    await refuseChangedPassword(inside, userId, passwordHash)
    if (await isEmailTaken(db, email)) return
    await keepEmailChange(db, { userId, email, createdAt: context.clock() })
    const { token } = await issueLink(inside, emailChange, userId)
    await sendEmailLink(inside, userId, email, token)
  })
}

// Throws `wrongPassword` if the password was changed while it was being checked.
async function refuseChangedPassword(
  { db }: Context,
  userId: number,
  passwordHash: string | null,
): Promise<void> {
  await lockPersonRow(db, userId)
  if ((await findHash(db, userId)) !== passwordHash)
    throw fail('wrongPassword', { fields: { password: 'wrongPassword' } })
}

/** Throws `linkInvalid`, and `linkExpired` if the request was withdrawn or the user may no longer log in. */
export async function checkEmailLink(context: Context, token: string): Promise<{ valid: true }> {
  const { subject } = await readLink(context, emailChange, token)
  await wishOf(context, subject)
  return { valid: true }
}

/** Sets the address that the link was sent to as the account's, and notifies the old address. */
export async function confirmEmailChange(context: Context, token: string): Promise<undefined> {
  const { subject: userId } = await readLink(context, emailChange, token)
  await lockPersonRow(context.db, userId)
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
