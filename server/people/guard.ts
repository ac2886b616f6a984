import { fail } from '#contract/errors.ts'
import type { LookupKind } from '#contract/people/lookups.ts'
import type { PersonFields } from '#contract/people/person.ts'
import { refusedFields } from '#contract/people/rights.ts'
import { noFlags } from '#contract/permissions.ts'
import type { Acting } from '#server/platform/records/records.ts'
import { flagsOfRole, rightsToProtect } from './former-rights.ts'
import { isGroup } from './group-queries.ts'
import { findTaken, findWordKinds } from './queries.ts'

/**
 * Before a save: throws `nameTaken`, `invalid` for words of another list or a deleted group, and `notAllowed`
 * for access that the caller may not give.
 */
export async function refusePerson(
  context: Acting,
  fields: PersonFields,
  id: number | null,
  before: PersonFields | null,
): Promise<void> {
  await refuseForeignWords(context, fields)
  await refuseGoneGroup(context, fields, before)
  await refuseTaken(context, fields, id)
  await refuseAccess(context, fields, id, before)
}

/**
 * Throws `notAllowed` for moving the caller's own account, or an administrator's account by anybody but an
 * administrator, to or from the trash.
 */
export async function refuseMove(
  { db, caller, clock }: Acting,
  { id, fields }: { id: number; fields: PersonFields },
): Promise<void> {
  if (!caller) return
  const { isAdmin } = await rightsToProtect(db, id, fields.roleId, clock())
  if (caller.id === id || (isAdmin && !caller.flags.isAdmin)) throw fail('notAllowed')
}

async function refuseForeignWords({ db }: Acting, fields: PersonFields): Promise<void> {
  const chosen: [field: string, id: number | null, kind: LookupKind][] = [
    ['titleId', fields.titleId, 'title'],
    ['institutionId', fields.institutionId, 'institution'],
    ['positionId', fields.positionId, 'position'],
    ...fields.boardTerms.map(({ boardRoleId }, n): [string, number, LookupKind] => [
      `boardTerms.${n}.boardRoleId`,
      boardRoleId,
      'boardRole',
    ]),
    ...fields.contacts.map(({ serviceId }, n): [string, number, LookupKind] => [
      `contacts.${n}.serviceId`,
      serviceId,
      'service',
    ]),
  ]
  const kinds = await findWordKinds(
    db,
    chosen.flatMap(([, id]) => id ?? []),
  )
  const foreign = chosen.filter(([, id, kind]) => id !== null && kinds.get(id) !== kind)
  if (foreign.length > 0)
    throw fail('invalid', {
      fields: Object.fromEntries(foreign.map(([field, , kind]) => [field, gone[kind]])),
    })
}

const gone: Record<LookupKind, string> = {
  title: 'validPersonTitle',
  institution: 'validPersonInstitution',
  position: 'validPosition',
  boardRole: 'validBoardRole',
  service: 'validService',
}

// A person may keep a group that was deleted, until another one is chosen.
async function refuseGoneGroup(
  { db }: Acting,
  { groupId }: PersonFields,
  before: PersonFields | null,
): Promise<void> {
  if (groupId === null || groupId === before?.groupId || (await isGroup(db, groupId))) return
  throw fail('invalid', { fields: { groupId: 'validGroup' } })
}

async function refuseTaken(
  { db }: Acting,
  { username, email }: PersonFields,
  id: number | null,
): Promise<void> {
  const taken = await findTaken(db, { username, email }, id)
  if (taken.length === 0) return
  const problems = taken.map(field => [field, field === 'email' ? 'emailTaken' : 'nameTaken'])
  throw fail('nameTaken', { fields: Object.fromEntries(problems) })
}

async function refuseAccess(
  { db, caller, clock }: Acting,
  fields: PersonFields,
  id: number | null,
  before: PersonFields | null,
): Promise<void> {
  if (!caller) return
  const access = {
    id,
    before: before && id !== null ? await rightsToProtect(db, id, before.roleId, clock()) : noFlags,
    after: await flagsOfRole(db, fields.roleId),
  }
  const changed = (Object.keys(fields) as (keyof PersonFields)[]).filter(
    name => !before || JSON.stringify(before[name]) !== JSON.stringify(fields[name]),
  )
  const refused = refusedFields(caller, access, changed)
  if (refused.length > 0)
    throw fail('notAllowed', { fields: Object.fromEntries(refused.map(field => [field, 'notAllowed'])) })
}
