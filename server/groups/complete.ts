import type { GroupFields } from '#contract/groups/group.ts'
import type { Acting } from '#server/platform/records/records.ts'

/** Before a save: nobody is named twice. Who leads a group is no further member of it, and who belongs to it has not left it. */
export async function completed(_: Acting, fields: GroupFields): Promise<GroupFields> {
  const { leaderId } = fields
  const memberIds = unlike(fields.memberIds, [leaderId])
  return { ...fields, memberIds, alumniIds: unlike(fields.alumniIds, [leaderId, ...memberIds]) }
}

function unlike(ids: readonly number[], others: readonly (number | null)[]): number[] {
  return [...new Set(ids)].filter(id => !others.includes(id))
}
