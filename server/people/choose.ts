import { folded } from '#contract/folding.ts'
import { plainName } from '#contract/people/names.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { findChoices, findLeaders } from './choice-queries.ts'

const mostChoices = 20 // more than anybody reads through in a field

/** Returns people for a choice field, by the words of their names; with an id the chosen person. */
export async function choosePeople({ db }: Context, { q, id }: { q: string; id?: number | undefined }) {
  const words = folded(q).split(' ')
  const found = await findChoices(db, { q, id })
  const rows = found
    .map(({ firstName, middleName, lastName, ...row }) => ({
      ...row,
      name: plainName({ firstName, middleName, lastName }),
    }))
    // Matches names only, so that login names cannot be found out.
    .filter(({ name }) => words.every(word => folded(name).includes(word)))
    .slice(0, mostChoices)
  return { count: rows.length, rows }
}

/** Returns the people who can lead a group: everybody at the institute, principal investigators first. */
export async function leaders({ db }: Context) {
  const rows = (await findLeaders(db)).map(({ id, sortPriority, ...names }) => ({
    id,
    sortPriority,
    name: plainName(names),
  }))
  return { count: rows.length, rows }
}
