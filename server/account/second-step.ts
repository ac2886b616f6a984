import { type AskedFor, factorTimes } from '#contract/account/second-factor.ts'
import { type Failure, fail, isFailure } from '#contract/errors.ts'
import type { User } from '#contract/people/user.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { hashOf, isToken, newToken, type Tokens } from '#server/platform/sessions/sessions.ts'
import { noteRefusal } from '#server/security/security.ts'
import { type FactorAnswer, spendFactor, waysOf } from './factor-check.ts'
import { findStep, insertStep, isFactorOn, takeStep } from './factor-queries.ts'
import { letIn, loginFailure } from './let-in.ts'
import { countFailure, isShut, knownDeviceOf, refuseFlood, takeAttempt } from './lock.ts'
import { type Count, type Counter, undoAttempt } from './lock-queries.ts'
import { checkPasskey, questionToAny } from './passkeys.ts'
import { findHash } from './queries.ts'

/** Called after a right password: starts no session yet, but sets a cookie that the second step requires. */
export async function beginSecondStep(
  context: Context,
  userId: number,
  { counter, count }: { counter: Counter; count: Count },
): Promise<Failure> {
  await undoAttempt(context.db, counter, count)
  await begin(context, userId, counter.kind === 'name' ? counter.nameHash : null)
  return fail('secondStepNeeded')
}

/** Returns what the login begun in this browser asks for. Throws `stepOver`. */
export async function findSecondStep(context: Context): Promise<AskedFor> {
  const { userId, challenge } = await stepOf(context)
  if (userId === null)
    return { password: false, app: false, passkey: await questionToAny(context, challenge) }
  return { password: false, ...(await waysOf(context, userId, challenge)) }
}

/** Begins a login by a passkey alone, of any account. */
export async function askAnyPasskey(context: Context): Promise<{ question: Record<string, unknown> }> {
  const challenge = await begin(context, null, null)
  return { question: await questionToAny(context, challenge) }
}

/**
 * Completes the login begun in this browser. Wrong codes are counted like wrong passwords. Throws `stepOver`,
 * `wrongCode`, `accountLocked`, `tooMany` and `loginNotAllowed`.
 */
export async function takeSecondStep(
  context: Context,
  answer: FactorAnswer,
): Promise<Tokens & { user: User }> {
  try {
    return await enterBy(context, answer)
  } catch (error) {
    if (isFailure(error)) await noteRefusal(context, { reason: error.code, username: null })
    throw error
  }
}

async function enterBy(context: Context, answer: FactorAnswer): Promise<Tokens & { user: User }> {
  const step = await stepOf(context)
  if (step.userId === null) return enterByPasskey(context, step, answer)
  const { userId, nameHash, challenge } = step
  const counter = await counterOfStep(context, userId, nameHash)
  await refuseFlood(context, counter)
  const count = await takeAttempt(context, counter)
  // While the account is shut no code is checked or used up.
  const isRight = !isShut(counter, count) && (await spendFactor(context, userId, answer, challenge))
  if (!isRight) throw await loginFailure(context, { counter, count }, 'wrongCode')
  await end(context, step.hash)
  const passwordHash = await findHash(context.db, userId)
  return letIn(context, userId, { counter, count, passwordHash })
}

type Step = NonNullable<Awaited<ReturnType<typeof findStep>>>

async function enterByPasskey(context: Context, step: Step, { passkey }: FactorAnswer) {
  const { challenge, hash } = step
  const known = passkey ? await checkPasskey(context, passkey, { challenge, alone: true }) : null
  if (!known || !(await isFactorOn(context.db, known.userId))) {
    await countFailure(context)
    throw fail('wrongCode')
  }
  await end(context, hash)
  const { userId } = known
  const counter = await counterOfStep(context, userId, null)
  const passwordHash = await findHash(context.db, userId)
  // A passkey cannot be guessed, so a lockout for strangers' wrong passwords does not apply.
  return letIn(context, userId, { counter, count: null, passwordHash })
}

async function counterOfStep(context: Context, userId: number, nameHash: Buffer | null): Promise<Counter> {
  const device = await knownDeviceOf(context, userId)
  return device ?? { kind: 'name', nameHash: nameHash ?? hashOf(`second step of ${userId}`), userId }
}

async function begin(context: Context, userId: number | null, nameHash: Buffer | null): Promise<string> {
  const token = newToken()
  const challenge = newToken()
  const expiresAt = new Date(context.clock().getTime() + factorTimes.step)
  await insertStep(context.db, { hash: hashOf(token), userId, nameHash, challenge, expiresAt })
  context.setCookies.set('step', token)
  return challenge
}

async function stepOf({ db, clock, credentials: { step }, setCookies }: Context): Promise<Step> {
  const found = isToken(step) ? await findStep(db, hashOf(step), clock()) : undefined
  if (found) return found
  setCookies.set('step', null)
  throw fail('stepOver')
}

async function end(context: Context, hash: Buffer): Promise<void> {
  context.setCookies.set('step', null)
  if (!(await takeStep(context.db, hash))) throw fail('stepOver')
}
