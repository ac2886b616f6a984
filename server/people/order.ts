import { fail } from '#contract/errors.ts'
import { investigatorPriority } from '#contract/people/person.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { change, find } from '#server/platform/records/records.ts'
import { personKind } from './kind.ts'

const apart = 10 // between principal investigators: one more fits in by its number

interface Order {
  investigators: readonly number[]
  others: readonly number[]
}

/** Writes the order of people as their sort priorities: from 100 up for principal investigators, below it for others. */
export async function orderPeople(context: Context, { investigators, others }: Order) {
  const ids = [...investigators, ...others]
  if (new Set(ids).size < ids.length) throw fail('invalid', { fields: { others: 'value' } })
  const wished = [
    ...investigators.map((id, n) => ({
      id,
      sortPriority: investigatorPriority + apart * (investigators.length - 1 - n),
    })),
    ...others.map((id, n) => ({ id, sortPriority: others.length - n })),
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
