import { fail } from '#contract/errors.ts'
import type { GroupFields } from '#contract/groups/group.ts'
import { presenceOf } from '#server/people/people.ts'
import type { Acting } from '#server/platform/records/records.ts'

/**
 * Before a save: throws `invalid` for people who do not exist, and for a newly chosen leader who has left. A
 * leader who leaves later does not block saving.
 */
export async function refuseGroup(
  context: Acting,
  { leaderId, memberIds, alumniIds }: GroupFields,
  _: number | null,
  before: GroupFields | null,
): Promise<void> {
  const people = await presenceOf(context, [leaderId ?? [], memberIds, alumniIds].flat())
  const refused: [field: string, why: string][] = []
  if (leaderId !== null && leaderId !== before?.leaderId && (people.get(leaderId)?.isFormer ?? true))
    refused.push(['leaderId', 'validLeader'])
  for (const [name, ids, known] of [
    ['memberIds', memberIds, before?.memberIds],
    ['alumniIds', alumniIds, before?.alumniIds],
  ] as const)
    for (const [n, id] of ids.entries())
      if (!people.has(id) && !known?.includes(id)) refused.push([`${name}.${n}`, 'value'])
  if (refused.length > 0) throw fail('invalid', { fields: Object.fromEntries(refused) })
}
