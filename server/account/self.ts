import { fail } from '#contract/errors.ts'
import type { FileFields } from '#contract/files/file.ts'
import type { SelfFields } from '#contract/people/person.ts'
import type { Self } from '#contract/people/self.ts'
import { frameOwn, upload } from '#server/files/files.ts'
import {
  changeSelf,
  draftOfSelf,
  endEmailChange,
  portraitFolder,
  portraitOf,
  selfOf,
} from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import { endOneSession, endOtherSessions, sessionsOf } from '#server/platform/sessions/sessions.ts'
import { newHashOf } from './own-password.ts'
import { isShort, refuseShort, setPassword } from './reset.ts'

/** Returns the caller's own account with the fields they may change. */
export function findSelf(context: Context): Promise<Self> {
  return selfOf(context, callerOf(context))
}

type Given = { [Name in keyof SelfFields]?: SelfFields[Name] | undefined } & {
  version?: number | undefined
  oldPassword?: string | undefined
  newPassword?: string | undefined
}

/**
 * Saves the caller's profile, and a new password if both passwords are given: all or nothing. A new password
 * ends all sessions. Throws `wrongPassword`, `weakPassword`, `staleVersion` and `invalid`.
 */
export async function changeOwnProfile(context: Context, given: Given): Promise<Self> {
  const { version, oldPassword, newPassword, ...fields } = given
  const id = callerOf(context)
  const names = Object.keys(fields)
  if (names.length > 0 && version === undefined) throw fail('invalid', { fields: { version: 'required' } })
  const passwordHash = await newHashOf(context, { oldPassword, newPassword })
  return transact(context.db, async db => {
    const inside = { ...context, db }
    if (names.length > 0) await changeSelf(inside, { ...fields, id, version: version ?? 0 })
    if (passwordHash && newPassword !== undefined) {
      await refuseShort(inside, id, newPassword, 'newPassword')
      await setPassword(inside, id, passwordHash, 'password', isShort(newPassword))
    }
    return selfOf(inside, id)
  })
}

/** Returns the caller's public page with these fields, without saving them. */
export function draft(context: Context, given: Given) {
  return draftOfSelf(context, callerOf(context), given)
}

/**
 * Stores a picture as the caller's portrait. If the caller may not choose files, a new file is stored even
 * where the institute has the same picture, so that its name and folder are not revealed. Throws
 * `notAnImage`, and then stores nothing. The portrait is public only with the caller's consent.
 */
export async function ownImage(
  context: Context,
  wishes: { altDe?: string | undefined; altEn?: string | undefined },
) {
  const file = await upload(context, { folder: portraitFolder, isPhoto: true, ...wishes })
  await transact(context.db, db => portraitOf({ ...context, db }, callerOf(context), file.id))
  return file
}

/**
 * Saves the focal point and credit of the caller's portrait. Throws `notFound` without one, and `notAllowed`
 * for another user's.
 */
export async function frameOwnImage(
  context: Context,
  frame: Pick<FileFields, 'focalX' | 'focalY' | 'credit'>,
): Promise<Self> {
  const id = callerOf(context)
  const { imageId } = await selfOf(context, id)
  await frameOwn(context, imageId ?? 0, frame)
  return selfOf(context, id)
}

/** Returns the caller's sessions, this one first. */
export async function sessions(context: Context) {
  const rows = await sessionsOf(context, callerOf(context))
  const here = context.caller?.sessionId
  const shown = rows.map(({ id, userAgent, place, createdAt, lastUsedAt, endsAt }) => ({
    ...{ id, userAgent, place, isCurrent: id === here },
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }))
  return { count: shown.length, rows: shown.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) }
}

/** Ends one of the caller's sessions. Throws `notFound` for another user's. */
export async function endOne(context: Context, sessionId: number): Promise<undefined> {
  if (!(await endOneSession(context, callerOf(context), sessionId))) throw fail('notFound')
}

/** Ends all the caller's sessions but this one, and a pending change of the e-mail address. */
export async function endOthers(context: Context): Promise<undefined> {
  await endEmailChange(context, callerOf(context))
  await endOtherSessions(context, callerOf(context), context.caller?.sessionId ?? 0)
}

export function callerOf({ caller }: Context): number {
  if (!caller) throw fail('notLoggedIn')
  return caller.id
}
