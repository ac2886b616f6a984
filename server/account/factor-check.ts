import { lastFailure } from '#contract/account/lock.ts'
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

/** What somebody's second factor can be asked by. */
export async function waysOf(context: Context, userId: number, challenge: string) {
  const app = await findApp(context.db, userId)
  const passkey = await questionToOwn(context, userId, challenge)
  return { app: app?.confirmedAt != null, passkey }
}

/** Whether this is somebody's second factor. A code counts once; a recovery code tells its owner that it was used. */
export async function isFactorOf(
  context: Context,
  userId: number,
  { code, passkey }: FactorAnswer,
  challenge: string,
): Promise<boolean> {
  if (passkey) return (await checkPasskey(context, passkey, { challenge, alone: false }))?.userId === userId
  if (code === undefined) return false
  return isRecoveryCode(code) ? isRecovery(context, userId, code) : isCodeOfApp(context, userId, code)
}

/** Whether an app shows this code now. */
export async function isCodeOfApp(
  { db, clock, secret }: Context,
  userId: number,
  code: string,
  { isNew = false } = {},
): Promise<boolean> {
  const app = await findApp(db, userId)
  // A million codes: whoever has tried a hundred needs a passkey or a recovery code, whatever became of the password.
  if (!app || (app.confirmedAt === null) !== isNew || app.failures >= lastFailure) return false
  const period = periodOf(unsealAppSecret(app.sealedSecret, userId, secret), code, clock())
  if (period !== null && (await takePeriod(db, userId, period))) return true
  await countAppFailure(db, userId)
  return false
}

async function isRecovery(context: Context, userId: number, code: string): Promise<boolean> {
  const { db, clock, secret } = context
  if (!(await takeRecoveryCode(db, userId, recoveryHash(code, userId, secret), clock()))) return false
  await sendFactorNotice(context, userId, 'recoveryCodeUsed')
  return true
}
