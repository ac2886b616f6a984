import { isId } from '#contract/fields.ts'
import type { CountedResults } from '#contract/voting/rules.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { idsBySlug } from '#server/platform/records/records.ts'
import { recountWhole } from './backstage-votes.ts'
import { findPoll, type PollRow } from './queries.ts'

interface Recounted {
  poll: PollRow
  results: CountedResults
}

/** Recounts a poll, given by its id or a slug in either language; returns null if there is none. */
export async function recountByKey(
  context: Pick<Context, 'db' | 'clock'>,
  key: string,
): Promise<Recounted | null> {
  const ids = /^\d+$/.test(key) ? [Number(key)].filter(isId) : await idsBySlug(context.db, 'polls', key, 'de')
  const poll = ids[0] === undefined ? undefined : await findPoll(context.db, ids[0])
  return poll ? { poll, results: await recountWhole(context, poll.id) } : null
}

/** Formats a recount as lines of plain text, with the number of ballots by outcome. */
export function linesOf({ poll, results }: Recounted): string[] {
  const { ballots, options, numbers, countedAt } = results
  const labelOf = (id: string) => {
    const { de = '', en = '' } = poll.options.find(option => option.id === id)?.label ?? {}
    return en || de || id
  }
  const { received, confirmed, replaced, excluded, refused } = numbers
  return [
    `${poll.title.en || poll.title.de} (poll ${poll.id}, ${poll.rules.isNamed ? 'named' : 'secret'})`,
    ...options.map(({ id, place, value }) => `${String(place).padStart(4)}. ${labelOf(id)}: ${value}`),
    `${ballots} ballots counted at ${countedAt}`,
    `received ${received}, confirmed ${confirmed}, replaced ${replaced}, excluded ${excluded}`,
    ...refused.map(({ reason, count }) => `refused ${count}: ${reason}`),
  ]
}
