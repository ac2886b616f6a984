import type { NewPasskey, OwnFactor } from '#contract/account/second-factor.ts'
import { fail } from '#contract/errors.ts'
import { userOf } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import { qrCode } from '#server/platform/qr/qr.ts'
import { audit } from '#server/platform/records/records.ts'
import { shortenSessionsOf, takeChallenge } from '#server/platform/sessions/sessions.ts'
import { appAddress, newAppSecret, sealAppSecret } from './code-app.ts'
import { spendAppCode } from './factor-check.ts'
import {
  confirmAppRow,
  countCodesLeft,
  deleteApp,
  deleteFactor,
  deleteReset,
  deleteStepsOf,
  findApp,
  findFactorDue,
  hasNewCode,
  isFactorOn,
  lockFactor,
  putApp,
  putNewCodes,
  replaceCodes,
  turnOn,
} from './factor-queries.ts'
import { sendFactorNotice } from './letters.ts'
import { deletePasskey, insertPasskey, namePasskey, passkeysOf } from './passkey-queries.ts'
import { questionForNew, readNewPasskey } from './passkeys.ts'
import { newChallenge, sessionIn } from './proof.ts'
import { isPasswordShort } from './queries.ts'
import { formatRecoveryCode, newRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { callerOf } from './self.ts'

/** Returns the caller's second factor, and when the caller's role requires one. */
export async function ownFactor(context: Context): Promise<OwnFactor> {
  const { db, config } = context
  const userId = callerOf(context)
  const isOn = await isFactorOn(db, userId)
  const [app, passkeys, codesLeft, dueAt] = await Promise.all([
    findApp(db, userId),
    passkeysOf(db, userId),
    countCodesLeft(db, userId),
    findFactorDue(db, userId),
  ])
  return {
    isOn,
    hasApp: app?.confirmedAt != null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt, verifiesUser, rpId }) => ({
      ...{ id, name, verifiesUser, isForOldAddress: rpId !== config.passkeys.rpId },
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    codesLeft,
    isRequired: dueAt !== null,
    dueAt: isOn ? null : (dueAt?.toISOString() ?? null),
  }
}

/**
 * Returns a secret for an authenticator app, which is valid once a code of it has been confirmed. Throws
 * `factorThere` if an app is in use: it has to be removed first.
 */
export async function startApp(context: Context) {
  const { db, clock, config, secret } = context
  const userId = callerOf(context)
  const text = newAppSecret()
  await transact(db, async trx => {
    await lockFactor(trx, userId, clock())
    if ((await findApp(trx, userId))?.confirmedAt) throw fail('factorThere')
    await putApp(trx, userId, sealAppSecret(text, userId, secret), clock())
  })
  const { username } = await userOf(context, userId)
  const address = appAddress(text, { host: new URL(config.baseUrl).hostname, username })
  return { secret: text.match(/.{1,4}/g)?.join(' ') ?? text, address, qr: qrCode(address) }
}

/** Throws `wrongCode`. */
export async function confirmApp(context: Context, code: string): Promise<{ codes: string[] }> {
  const userId = callerOf(context)
  if (!(await spendAppCode(context, userId, code, { isNew: true })))
    throw fail('wrongCode', { fields: { code: 'wrongCode' } })
  return addFactorPart(context, 'appAdded', async db => {
    await confirmAppRow(db, userId, context.clock())
    return true
  })
}

export async function askNewPasskey(context: Context): Promise<{ question: Record<string, unknown> }> {
  const { id, username, firstName, lastName } = await userOf(context, callerOf(context))
  const person = { id, username, name: `${firstName} ${lastName}`.trim() }
  return { question: await questionForNew(context, person, await newChallenge(context)) }
}

/** Throws `wrongCode` if the answer fits no challenge of this session. */
export async function addPasskey(
  context: Context,
  { name, passkey }: { name: string; passkey: NewPasskey },
): Promise<{ codes: string[] }> {
  const userId = callerOf(context)
  const challenge = await takeChallenge(context.db, sessionIn(context))
  const made = challenge ? await readNewPasskey(context, passkey, challenge) : null
  if (!made) throw fail('wrongCode')
  return addFactorPart(context, 'passkeyAdded', db =>
    insertPasskey(db, { ...made, userId, name, createdAt: context.clock() }),
  )
}

// The first factor needs recovery codes: it is on once one of them has been typed back.
async function addFactorPart(
  context: Context,
  action: 'appAdded' | 'passkeyAdded',
  add: (db: Context['db']) => Promise<boolean>,
): Promise<{ codes: string[] }> {
  const userId = callerOf(context)
  return transact(context.db, async db => {
    const inside = { ...context, db }
    const { isOn } = await lockFactor(db, userId, context.clock())
    if (!(await add(db))) throw fail('factorThere')
    await audit(inside, { action, entity: 'people', entityId: userId })
    if (action === 'passkeyAdded') await sendFactorNotice(inside, userId, 'passkeyAdded')
    return { codes: isOn ? [] : await newCodes(inside, userId) }
  })
}

/** Returns new recovery codes, which are shown only once. Throws `factorMissing`. */
export async function makeCodes(context: Context): Promise<{ codes: string[] }> {
  const userId = callerOf(context)
  return transact(context.db, async db => {
    const { isOn } = await lockFactor(db, userId, context.clock())
    if (!isOn && !(await hasAny(db, userId))) throw fail('factorMissing')
    return { codes: await newCodes({ ...context, db }, userId) }
  })
}

/**
 * Confirms new recovery codes by one of them: they become valid, and the second factor is on. Throws
 * `wrongCode`.
 */
export async function confirmCodes(context: Context, code: string): Promise<undefined> {
  const userId = callerOf(context)
  await transact(context.db, async db => {
    const inside = { ...context, db }
    const { isOn } = await lockFactor(db, userId, context.clock())
    if (!(await hasNewCode(db, userId, recoveryHash(code, userId, context.secret))))
      throw fail('wrongCode', { fields: { code: 'wrongCode' } })
    await replaceCodes(db, userId)
    await audit(inside, { action: 'recoveryCodesMade', entity: 'people', entityId: userId })
    if (isOn) return
    await turnOn(db, userId, context.clock())
    await audit(inside, { action: 'secondFactorOn', entity: 'people', entityId: userId })
    await sendFactorNotice(inside, userId, 'secondFactorOn')
  })
}

/**
 * Throws `factorRequired` for the last factor if the caller's role requires one, and `longerPasswordFirst` if
 * the caller's password is too short to be used without one.
 */
export async function removeApp(context: Context): Promise<undefined> {
  await removeFactorPart(context, 'appRemoved', (db, userId) => deleteApp(db, userId))
}

/** Throws `notFound` for a passkey of another user, and the same as `removeApp`. */
export async function removePasskey(context: Context, id: number): Promise<undefined> {
  await removeFactorPart(
    context,
    'passkeyRemoved',
    async (db, userId) => (await deletePasskey(db, userId, id)) !== undefined,
  )
}

/** Renames a passkey of the caller. Throws `notFound`. */
export async function renamePasskey(
  context: Context,
  { id, name }: { id: number; name: string },
): Promise<undefined> {
  if (!(await namePasskey(context.db, callerOf(context), { id, name }))) throw fail('notFound')
}

async function removeFactorPart(
  context: Context,
  action: 'appRemoved' | 'passkeyRemoved',
  remove: (db: Context['db'], userId: number) => Promise<boolean>,
): Promise<void> {
  const userId = callerOf(context)
  await transact(context.db, async db => {
    const inside = { ...context, db }
    const { isOn } = await lockFactor(db, userId, context.clock())
    if (!(await remove(db, userId))) throw fail('notFound')
    await audit(inside, { action, entity: 'people', entityId: userId })
    if (await hasAny(db, userId)) return
    if (isOn && (await findFactorDue(db, userId))) throw fail('factorRequired')
    if (isOn && (await isPasswordShort(db, userId))) throw fail('longerPasswordFirst')
    await turnOff(inside, userId, 'secondFactorOff')
  })
}

/** Removes a user's second factor and notifies its owner. Returns false if there was none. */
export async function turnOff(
  context: Pick<Context, 'db' | 'clock' | 'config' | 'secret' | 'caller'> & { requestId: string },
  userId: number,
  notice: 'secondFactorOff' | 'secondFactorResetDone',
): Promise<boolean> {
  await deleteReset(context.db, userId)
  await deleteStepsOf(context.db, userId)
  if (!(await deleteFactor(context.db, userId))) return false
  await shortenSessionsOf(context, userId)
  await audit(context, { action: notice, entity: 'people', entityId: userId })
  await sendFactorNotice(context, userId, notice)
  return true
}

async function newCodes({ db, secret }: Context, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  await putNewCodes(
    db,
    userId,
    codes.map(code => recoveryHash(code, userId, secret)),
  )
  return codes.map(formatRecoveryCode)
}

async function hasAny(db: Context['db'], userId: number): Promise<boolean> {
  const app = await findApp(db, userId)
  return app?.confirmedAt != null || (await passkeysOf(db, userId)).length > 0
}
