import { idsByGroup, presenceOf } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { findGroupMembers } from './queries.ts'

/** Facts of groups for staff beside the editable fields: the leader, and the number of present members. */
export async function factsOf(context: Pick<Context, 'db' | 'clock'>, ids: readonly number[]) {
  const groups = await findGroupMembers(context.db, ids)
  const own = await idsByGroup(context, ids)
  const people = await presenceOf(
    context,
    groups.flatMap(({ leaderId, memberIds }) => [leaderId ?? [], memberIds].flat()),
  )
  return new Map(
    groups.map(({ id, leaderId, memberIds }) => {
      const named = memberIds.filter(one => people.get(one)?.isFormer === false)
      const all = new Set([...(own.get(id) ?? []), ...named])
      if (leaderId !== null) all.delete(leaderId)
      return [id, { leader: people.get(leaderId ?? 0) ?? null, memberCount: all.size }]
    }),
  )
}
