import { mostFailures } from '#contract/account/lock.ts'
import type { PasskeyAnswer } from '#contract/account/second-factor.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { periodOf, unsealAppSecret } from './code-app.ts'
import { countAppFailure, findApp, takePeriod, takeRecoveryCode } from './factor-queries.ts'
import { sendFactorNotice } from './letters.ts'
import { checkPasskey, questionToOwn } from './passkeys.ts'
import { isRecoveryCode, recoveryHash } from './recovery-codes.ts'

export interface FactorAnswer {
  code?: string | undefined
  passkey?: PasskeyAnswer | undefined
}

/** Returns the kinds of second factor that a user can be asked for. */
export async function waysOf(context: Context, userId: number, challenge: string) {
  const app = await findApp(context.db, userId)
  const passkey = await questionToOwn(context, userId, challenge)
  return { app: app?.confirmedAt != null, passkey }
}

/**
 * Whether the answer is valid for the user's second factor. A code counts once; use of a recovery code is
 * notified to its owner.
 */
export async function spendFactor(
  context: Context,
  userId: number,
  { code, passkey }: FactorAnswer,
  challenge: string,
): Promise<boolean> {
  if (passkey) return (await checkPasskey(context, passkey, { challenge, alone: false }))?.userId === userId
  if (code === undefined) return false
  return isRecoveryCode(code) ? spendRecoveryCode(context, userId, code) : spendAppCode(context, userId, code)
}

/** Whether an app shows this code now. */
export async function spendAppCode(
  { db, clock, secret }: Context,
  userId: number,
  code: string,
  { isNew = false } = {},
): Promise<boolean> {
  const app = await findApp(db, userId)
  // There are only a million codes: after a hundred failures the app is refused, and a passkey or a recovery
  // code is needed, even if the password has been changed.
  if (!app || (app.confirmedAt === null) !== isNew || app.failures >= mostFailures) return false
  const period = periodOf(unsealAppSecret(app.sealedSecret, userId, secret), code, clock())
  if (period !== null && (await takePeriod(db, userId, period))) return true
  await countAppFailure(db, userId)
  return false
}

async function spendRecoveryCode(context: Context, userId: number, code: string): Promise<boolean> {
  const { db, clock, secret } = context
  if (!(await takeRecoveryCode(db, userId, recoveryHash(code, userId, secret), clock()))) return false
  await sendFactorNotice(context, userId, 'recoveryCodeUsed')
  return true
}
