import type { GroupFields } from '#contract/groups/group.ts'
import type { Acting } from '#server/platform/records/records.ts'

/**
 * Before a save: removes duplicate people. The leader is not also a member, and neither is also among the
 * alumni.
 */
export async function completeGroup(_: Acting, fields: GroupFields): Promise<GroupFields> {
  const { leaderId } = fields
  const memberIds = unlike(fields.memberIds, [leaderId])
  return { ...fields, memberIds, alumniIds: unlike(fields.alumniIds, [leaderId, ...memberIds]) }
}

function unlike(ids: readonly number[], others: readonly (number | null)[]): number[] {
  return [...new Set(ids)].filter(id => !others.includes(id))
}
