import { type AskedFor, factorTimes } from '#contract/account/second-factor.ts'
import { type Failure, fail, isFailure } from '#contract/errors.ts'
import type { User } from '#contract/people/user.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { hashOf, isToken, newToken, type Tokens } from '#server/platform/sessions/sessions.ts'
import { noteRefusal } from '#server/security/security.ts'
import { type FactorAnswer, isFactorOf, waysOf } from './factor-check.ts'
import { findStep, insertStep, isFactorOn, takeStep } from './factor-queries.ts'
import { letIn, refusal } from './let-in.ts'
import { countFailure, isShut, knownDeviceOf, refuseFlood, takeAttempt } from './lock.ts'
import { type Count, type Counter, giveBack } from './lock-queries.ts'
import { checkPasskey, questionToAny } from './passkeys.ts'
import { findHash } from './queries.ts'

/** After a right password: no session yet, but a mark in this browser that the second step goes with. */
export async function beginSecondStep(
  context: Context,
  userId: number,
  { counter, count }: { counter: Counter; count: Count },
): Promise<Failure> {
  await giveBack(context.db, counter, count)
  await begin(context, userId, counter.kind === 'name' ? counter.nameHash : null)
  return fail('secondStepNeeded')
}

/** What the login that was begun in this browser asks for. Throws `stepOver`. */
export async function findSecondStep(context: Context): Promise<AskedFor> {
  const { userId, challenge } = await stepOf(context)
  if (userId === null)
    return { password: false, app: false, passkey: await questionToAny(context, challenge) }
  return { password: false, ...(await waysOf(context, userId, challenge)) }
}

/** Begins a login by a passkey alone, whoever's it is. */
export async function askAnyPasskey(context: Context): Promise<{ question: Record<string, unknown> }> {
  const challenge = await begin(context, null, null)
  return { question: await questionToAny(context, challenge) }
}

/**
 * Ends the login that was begun in this browser. Wrong codes are counted as wrong passwords are. Throws `stepOver`,
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
  // Who is shut out learns nothing of the code, and spends none.
  const isRight = !isShut(counter, count) && (await isFactorOf(context, userId, answer, challenge))
  if (!isRight) throw await refusal(context, { counter, count }, 'wrongCode')
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
  // Nothing of it can be guessed: a lockout for wrong passwords of strangers keeps nobody out.
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
