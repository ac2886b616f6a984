import { fail } from '#contract/errors.ts'
import { investigatorPriority } from '#contract/people/person.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { change, find } from '#server/platform/records/records.ts'
import { personKind } from './kind.ts'

const apart = 10 // between principal investigators: one more fits in by its number

interface Order {
  investigators: readonly number[]
  others: readonly number[]
  alphabetical: readonly number[]
}

/**
 * Writes the order of people as their sort priorities: from 100 up for principal investigators, below it for others, 0
 * for those who have no place of their own any more.
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
  // In one order for everybody, so that two who order at once do not wait for each other.
  for (const { id, sortPriority } of wished.toSorted((a, b) => a.id - b.id)) {
    const person = await find(personKind, context, id)
    if (person.deletedAt) throw fail('notFound')
    if (person.sortPriority !== sortPriority)
      await change(personKind, context, { id, version: person.version, sortPriority })
  }
  return { count: wished.length, rows: wished }
}
