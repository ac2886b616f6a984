import type { AskedFor } from '#contract/account/second-factor.ts'
import { fail } from '#contract/errors.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { newToken, setChallenge, setProved, takeChallenge } from '#server/platform/sessions/sessions.ts'
import { type FactorAnswer, isFactorOf, waysOf } from './factor-check.ts'
import { isFactorOn } from './factor-queries.ts'
import { refuseWrong } from './own-password.ts'
import { callerOf } from './self.ts'

/** By what somebody shows once more that it is they: the second factor, or the password where there is none. */
export async function askProof(context: Context): Promise<AskedFor> {
  const userId = callerOf(context)
  if (!(await isFactorOn(context.db, userId))) return { password: true, app: false, passkey: null }
  const challenge = await newChallenge(context)
  return { password: false, ...(await waysOf(context, userId, challenge)) }
}

/** Notes that somebody has shown it. Throws `wrongPassword`, `wrongCode`, and `tooMany` after ten wrong ones. */
export async function prove(
  context: Context,
  { password, ...answer }: FactorAnswer & { password?: string | undefined },
): Promise<undefined> {
  const userId = callerOf(context)
  await context.limits.check('ownAccount', String(userId))
  try {
    if (await isFactorOn(context.db, userId)) await refuseWrongFactor(context, userId, answer)
    else await refuseWrong(context, userId, password ?? '', 'password')
  } catch (error) {
    await context.limits.take('ownAccount', String(userId))
    throw error
  }
  await setProved(context.db, sessionIn(context), context.clock())
}

async function refuseWrongFactor(context: Context, userId: number, answer: FactorAnswer): Promise<void> {
  const challenge = answer.passkey ? await takeChallenge(context.db, sessionIn(context)) : ''
  if (challenge === null || !(await isFactorOf(context, userId, answer, challenge)))
    throw fail('wrongCode', answer.code === undefined ? {} : { fields: { code: 'wrongCode' } })
}

/** A question that this session alone can answer, once. */
export async function newChallenge(context: Context): Promise<string> {
  const challenge = newToken()
  await setChallenge(context.db, sessionIn(context), challenge)
  return challenge
}

export function sessionIn({ caller }: Context): number {
  if (!caller) throw fail('notLoggedIn')
  return caller.sessionId
}
