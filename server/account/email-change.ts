import { lifetimes } from '#contract/account/session.ts'
import { fail } from '#contract/errors.ts'
import { noFlags } from '#contract/permissions.ts'
import { setEmail } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { endLinks, issueLink, type LinkPurpose, readLink, takeLink } from '#server/platform/links/links.ts'
import { audit } from '#server/platform/records/records.ts'
import { findEmailChange, forgetEmailChange, isEmailTaken, keepEmailChange } from './email-queries.ts'
import { sendEmailLink, sendEmailMoved } from './letters.ts'
import { refuseWrong } from './own-password.ts'
import { passwordLinks } from './reset-link.ts'
import { callerOf } from './self.ts'

const emailChange: LinkPurpose = {
  name: 'emailChange',
  life: lifetimes.emailLink,
  uses: 'once',
  endsOlder: true,
}

/**
 * Notes a wish for another address, and sends a link there. An address that somebody has gets no letter, and the answer
 * tells nothing of it. Throws `wrongPassword`.
 */
export async function requestEmail(
  context: Context,
  { email, password }: { email: string; password: string },
): Promise<undefined> {
  const userId = callerOf(context)
  await refuseWrong(context, userId, password, 'password')
  await context.db.transaction().execute(async db => {
    const inside = { ...context, db }
    if (await isEmailTaken(db, email)) return
    await keepEmailChange(db, { userId, email, createdAt: context.clock() })
    const { token } = await issueLink(inside, emailChange, userId)
    await sendEmailLink(inside, userId, email, token)
  })
}

/** Throws `linkInvalid` and `linkExpired`. */
export async function checkEmail(context: Context, token: string): Promise<{ valid: true }> {
  const { subject } = await readLink(context, emailChange, token)
  if (!(await findEmailChange(context.db, subject))) throw fail('linkExpired')
  return { valid: true }
}

/** Makes the address that the link was sent to the account's, and tells the old one. */
export async function confirmEmail(context: Context, token: string): Promise<undefined> {
  const userId = await takeLink(context, emailChange, token)
  const wish = await findEmailChange(context.db, userId)
  if (!wish) throw fail('linkExpired')
  const before = await setEmail(context, userId, wish.email)
  await forgetEmailChange(context.db, userId)
  for (const purpose of passwordLinks) await endLinks(context, purpose, userId)
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
