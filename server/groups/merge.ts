import { fail } from '#contract/errors.ts'
import type { Group } from '#contract/groups/group.ts'
import { moveToGroup } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { audit, change, find, recordHandlers } from '#server/platform/records/records.ts'
import { groupKind } from './kind.ts'

/**
 * Merges a group into another one: its people move there, and it goes to the trash. The target keeps its
 * texts and its leader. Throws `notFound`, and `invalid` for a target that does not exist.
 */
export async function merge(context: Context, { id, into }: { id: number; into: number }): Promise<Group> {
  const from = await find(groupKind, context, id)
  if (from.deletedAt) throw fail('notFound')
  const target = id === into ? null : await find(groupKind, context, into).catch(() => null)
  if (!target || target.deletedAt) throw fail('invalid', { fields: { into: 'value' } })
  const people = await moveToGroup(context, id, into)
  const merged = await change(groupKind, context, {
    ...{ id: into, version: target.version },
    memberIds: [...target.memberIds, ...from.memberIds, ...(from.leaderId === null ? [] : [from.leaderId])],
    alumniIds: [...target.alumniIds, ...from.alumniIds],
  })
  await recordHandlers(groupKind).remove({ id }, context)
  await audit(context, {
    action: 'groupsMerged',
    entity: 'groups',
    entityId: into,
    details: { from: from.name, into: target.name, people },
  })
  return merged
}
