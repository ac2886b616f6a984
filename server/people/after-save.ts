import { fail } from '#contract/errors.ts'
import type { PersonFields } from '#contract/people/person.ts'
import { checkAuthors } from '#server/authorship/authorship.ts'
import { type Acting, audit } from '#server/platform/records/records.ts'
import { endSessionsOf } from '#server/platform/sessions/sessions.ts'
import { endEmailChange, endPasswordLinks, takeBackLetters } from './account-links.ts'
import { flagsOfRole, keepFormerRights } from './former-rights.ts'
import { notePortraitConsent } from './portrait-consent.ts'
import {
  countActiveAdmins,
  findObstacle,
  findRoleById,
  isPointedAt,
  labelsOfAccess,
  lockAdmins,
} from './queries.ts'

interface Saved {
  id: number
  fields: PersonFields
  before: PersonFields | null
}

const endsSessions = {
  roleId: 'role',
  statusId: 'status',
  isLoginAllowedOverride: 'status',
  isLocked: 'locked',
} as const

const auditedFields = [
  'username',
  'roleId',
  'statusId',
  'isLoginAllowedOverride',
  'isLocked',
  'groupId',
  'sortPriority',
] as const

// The fields by which a person is matched to authors.
const matchedFields = [
  ...(['firstName', 'middleName', 'lastName', 'authorNames'] as const),
  ...(['contacts', 'startDate', 'endDate'] as const),
] as const

/**
 * After a save: changed access ends the person's sessions, an unconfirmed change of their e-mail address is
 * voided, removing the last administrator throws `lastAdmin`, and the audit records the values before.
 */
export async function afterSave(context: Acting, { id, fields, before }: Saved): Promise<void> {
  if (!before || matchedFields.some(name => JSON.stringify(before[name]) !== JSON.stringify(fields[name])))
    await checkAuthors(context.db, null, context.clock())
  await notePortraitConsent(context, { id, fields, before })
  if (!before) return
  const changed = auditedFields.filter(name => before[name] !== fields[name])
  const ending = (Object.keys(endsSessions) as (keyof typeof endsSessions)[]).find(name =>
    changed.includes(name as never),
  )
  if (ending) {
    await refuseWithoutAdmin(context, before.roleId)
    await endSessionsOf(context, id, endsSessions[ending])
  }
  if (before.roleId !== fields.roleId) await noteRights(context, id, before.roleId, fields.roleId)
  const hasMoved = before.email !== fields.email
  if (ending || hasMoved) await endEmailChange(context, id)
  if (hasMoved) await endPasswordLinks(context, id)
  if (ending && (await findObstacle(context.db, id))) await takeBackLetters(context, id)
  if (changed.length > 0) await auditAccess(context, { id, fields, before }, changed)
}

async function noteRights({ db, clock }: Acting, id: number, from: number, into: number): Promise<void> {
  const lost = { before: await flagsOfRole(db, from), after: await flagsOfRole(db, into) }
  await keepFormerRights(db, [id], { ...lost, now: clock() })
}

/** After a person was moved to the trash or restored. */
export async function afterMove(
  context: Acting,
  { id, fields, isDeleted }: { id: number; fields: PersonFields; isDeleted: boolean },
): Promise<void> {
  await checkAuthors(context.db, null, context.clock())
  if (!isDeleted) return
  // A person named by a record cannot be deleted, but can leave: their name stays on the record.
  if (await isPointedAt(context.db, id)) throw fail('inUse')
  await refuseWithoutAdmin(context, fields.roleId)
  await endSessionsOf(context, id, 'status')
  await endEmailChange(context, id)
  await endPasswordLinks(context, id)
  await takeBackLetters(context, id, 'all')
}

/**
 * Two administrators cannot remove each other concurrently: the second waits for the lock of the first and
 * counts again.
 */
async function refuseWithoutAdmin({ db }: Acting, roleBefore: number): Promise<void> {
  if (!(await findRoleById(db, roleBefore))?.isAdmin) return
  await lockAdmins(db)
  if ((await countActiveAdmins(db)) === 0) throw fail('lastAdmin')
}

async function auditAccess(
  context: Acting,
  { id, fields, before }: Saved & { before: PersonFields },
  changed: readonly (typeof auditedFields)[number][],
): Promise<void> {
  const was = await labelsOfAccess(context.db, before)
  const is = await labelsOfAccess(context.db, fields)
  const values = (of: PersonFields, names: typeof was) =>
    Object.fromEntries(
      changed.map(name => [name, name in names ? names[name as keyof typeof names] : of[name]]),
    )
  await audit(context, {
    action: 'accessChanged',
    entity: 'people',
    entityId: id,
    details: { before: values(before, was), after: values(fields, is) },
  })
}
