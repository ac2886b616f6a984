import { idsByGroup, presenceOf } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { findNamed } from './queries.ts'

/** What staff see of groups beside what they edit: who leads them, and how many belong to them now. */
export async function factsOf(context: Pick<Context, 'db' | 'clock'>, ids: readonly number[]) {
  const groups = await findNamed(context.db, ids)
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
