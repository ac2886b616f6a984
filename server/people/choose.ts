import { folded } from '#contract/folding.ts'
import { plainName } from '#contract/people/names.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { findChoices, findLeaders } from './choice-queries.ts'

const mostChoices = 20 // more than anybody looks through in a field

/** People to choose from, by the words of their names; with an id the one who is chosen. */
export async function choosePeople({ db }: Context, { q, id }: { q: string; id?: number | undefined }) {
  const words = folded(q).split(' ')
  const found = await findChoices(db, { q, id })
  const rows = found
    .map(({ firstName, middleName, lastName, ...row }) => ({
      ...row,
      name: plainName({ firstName, middleName, lastName }),
    }))
    // Login names are no way to find somebody out.
    .filter(({ name }) => words.every(word => folded(name).includes(word)))
    .slice(0, mostChoices)
  return { count: rows.length, rows }
}

/** Who can lead a group: everybody at the institute, principal investigators first. */
export async function leaders({ db }: Context) {
  const rows = (await findLeaders(db)).map(({ id, sortPriority, ...names }) => ({
    id,
    sortPriority,
    name: plainName(names),
  }))
  return { count: rows.length, rows }
}
