import { isFailure } from '#contract/errors.ts'
import { comparableAddress } from '#contract/mail-host.ts'
import type { User } from '#contract/people/user.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { hashPassword, isOutdated, matchesPassword, type Tokens } from '#server/platform/sessions/sessions.ts'
import { noteRefusal } from '#server/security/security.ts'
import { isFactorOn } from './factor-queries.ts'
import { letIn, loginFailure } from './let-in.ts'
import { counterOf, isShut, refuseFlood, takeAttempt } from './lock.ts'
import { findAccount, replaceHash } from './queries.ts'
import { beginSecondStep } from './second-step.ts'

interface Credentials {
  username: string
  password: string
}

/**
 * Logs a user in who has the right password. Every wrong pair gets the same response, known name or not, and
 * takes as long. Throws `wrongLogin`, `accountLocked`, `tooMany`, and after a right password
 * `loginNotAllowed`, or `secondStepNeeded` if a second factor is required as well.
 */
export async function login(
  context: Context,
  { username, password }: Credentials,
): Promise<Tokens & { user: User }> {
  const name = comparableAddress(username)
  const account = await findAccount(context.db, name)
  try {
    return await letInBy(context, { name, account, password })
  } catch (error) {
    if (isFailure(error) && error.code !== 'secondStepNeeded')
      await noteRefusal(context, { reason: error.code, username: account ? name : null })
    throw error
  }
}

interface Attempt {
  name: string
  account: Awaited<ReturnType<typeof findAccount>>
  password: string
}

async function letInBy(context: Context, { name, account, password }: Attempt) {
  const counter = await counterOf(context, account?.id, name)
  await refuseFlood(context, counter)
  const count = await takeAttempt(context, counter)
  const isRight = await matchesPassword(account?.passwordHash ?? null, password)
  if (!isRight || !account?.passwordHash || isShut(counter, count))
    throw await loginFailure(context, { counter, count }, 'wrongLogin')
  const { id, passwordHash } = account
  if (await isFactorOn(context.db, id)) {
    await renewHash(context, id, passwordHash, password)
    throw await beginSecondStep(context, id, { counter, count })
  }
  const entered = await letIn(context, id, { counter, count, passwordHash })
  await renewHash(context, id, passwordHash, password)
  return entered
}

async function renewHash(
  context: Context,
  userId: number,
  passwordHash: string,
  password: string,
): Promise<void> {
  if (!isOutdated(passwordHash)) return
  await replaceHash(context.db, userId, passwordHash, await hashPassword(password))
}
