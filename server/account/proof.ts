import type { AskedFor } from '#contract/account/second-factor.ts'
import { fail } from '#contract/errors.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { newToken, setChallenge, setProved, takeChallenge } from '#server/platform/sessions/sessions.ts'
import { type FactorAnswer, spendFactor, waysOf } from './factor-check.ts'
import { isFactorOn } from './factor-queries.ts'
import { checkedHash } from './own-password.ts'
import { callerOf } from './self.ts'

/**
 * Returns how the caller can prove their identity again: by the second factor, or by the password if there is
 * none.
 */
export async function askProof(context: Context): Promise<AskedFor> {
  const userId = callerOf(context)
  if (!(await isFactorOn(context.db, userId))) return { password: true, app: false, passkey: null }
  const challenge = await newChallenge(context)
  return { password: false, ...(await waysOf(context, userId, challenge)) }
}

/**
 * Records that the caller has proved their identity. Throws `wrongPassword`, `wrongCode`, and `tooMany` after
 * ten wrong attempts.
 */
export async function prove(
  context: Context,
  { password, ...answer }: FactorAnswer & { password?: string | undefined },
): Promise<undefined> {
  const userId = callerOf(context)
  await context.limits.check('ownAccount', String(userId))
  try {
    if (await isFactorOn(context.db, userId)) await refuseWrongFactor(context, userId, answer)
    else await checkedHash(context, userId, password ?? '', 'password')
  } catch (error) {
    await context.limits.take('ownAccount', String(userId))
    throw error
  }
  await setProved(context.db, sessionIn(context), context.clock())
}

async function refuseWrongFactor(context: Context, userId: number, answer: FactorAnswer): Promise<void> {
  const challenge = answer.passkey ? await takeChallenge(context.db, sessionIn(context)) : ''
  if (challenge === null || !(await spendFactor(context, userId, answer, challenge)))
    throw fail('wrongCode', answer.code === undefined ? {} : { fields: { code: 'wrongCode' } })
}

/** Returns a new challenge that only this session can answer, once. */
export async function newChallenge(context: Context): Promise<string> {
  const challenge = newToken()
  await setChallenge(context.db, sessionIn(context), challenge)
  return challenge
}

export function sessionIn({ caller }: Context): number {
  if (!caller) throw fail('notLoggedIn')
  return caller.sessionId
}
