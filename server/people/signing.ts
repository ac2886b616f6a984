import type { Kysely } from 'kysely'
import { orcidIn } from '#contract/people/contacts.ts'
import type { Database } from '#server/platform/database/database.ts'

interface Signing {
  firstName: string
  lastName: string
  /** Empty if unknown. */
  orcid: string
}

/**
 * Returns the names and ORCIDs under which present people sign publications: those with a status that allows
 * login.
 */
export async function signingPeople(db: Kysely<Database>): Promise<Signing[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('statuses', 'statuses.id', 'users.statusId')
    .where('users.deletedAt', 'is', null)
    .where('statuses.allowsLogin', '=', true)
    .where('users.lastName', '<>', '')
    .select(['users.firstName', 'users.lastName', 'users.contacts'])
    .orderBy('users.id')
    .execute()
  return rows.map(({ firstName, lastName, contacts }) => ({
    ...{ firstName, lastName },
    orcid: orcidIn(contacts),
  }))
}
