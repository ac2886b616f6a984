import { fail } from '#contract/errors.ts'
import { investigatorPriority } from '#contract/people/person.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { change, find } from '#server/platform/records/records.ts'
import { personKind } from './kind.ts'

const apart = 10 // distance between principal investigators, so that another one fits in between

interface Order {
  investigators: readonly number[]
  others: readonly number[]
  alphabetical: readonly number[]
}

/**
 * Stores the order of people as sort priorities: from 100 up for principal investigators, below for others, 0
 * for those sorted alphabetically.
 */
export async function orderPeople(context: Context, { investigators, others, alphabetical }: Order) {
  const ids = [...investigators, ...others, ...alphabetical]
  if (new Set(ids).size < ids.length) throw fail('invalid', { fields: { others: 'value' } })
  const wished = [
    ...investigators.map((id, n) => ({
      id,
      sortPriority: investigatorPriority + apart * (investigators.length - 1 - n),
    })),
    ...others.map((id, n) => ({ id, sortPriority: others.length - n })),
    ...alphabetical.map(id => ({ id, sortPriority: 0 })),
  ]
  // Always in order of ids, so that concurrent reorderings do not deadlock.
  for (const { id, sortPriority } of wished.toSorted((a, b) => a.id - b.id)) {
    const person = await find(personKind, context, id)
    if (person.deletedAt) throw fail('notFound')
    if (person.sortPriority !== sortPriority)
      await change(personKind, context, { id, version: person.version, sortPriority })
  }
  return { count: wished.length, rows: wished }
}
