import { sql } from 'kysely'
import { fail } from '#contract/errors.ts'
import type { VolunteerRow, volunteersBackstageApi } from '#contract/volunteers/backstage-api.ts'
import {
  volunteerColumns as columns,
  volunteersBackstage as say,
  volunteerStateNames,
} from '#messages/volunteers-backstage.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  answerList,
  by,
  daysOf,
  equals,
  isAnyOf,
  type ListDeclaration,
  type QueryOf,
} from '#server/platform/lists/lists.ts'
import { audit } from '#server/platform/records/records.ts'
import { hashOfAddress, maskOf } from '#server/platform/sealed-addresses/sealed-addresses.ts'
import { findVolunteers, sealedAddressOf, type Volunteer } from './queries.ts'
import { forgetVolunteer } from './volunteers.ts'

/** All volunteers, including unconfirmed ones. */
export const volunteerList: ListDeclaration<VolunteerRow, QueryOf<typeof volunteersBackstageApi.list>> = {
  name: 'volunteers',
  title: say.title,
  table: 'volunteers',
  sort: '-createdAt',
  sorts: {
    createdAt: by('createdAt'),
    confirmedAt: by('confirmedAt'),
    expiresAt: by('expiresAt'),
  },
  // Because addresses are sealed, only a complete address can be found.
  search: (q, { secret }) => (q.trim() ? [sql<boolean>`address_hash = ${hashOfAddress(secret, q)}`] : []),
  filters: { state: isAnyOf('state'), language: equals('language'), ...daysOf('created', 'createdAt') },
  rows: async ({ db, secret }, ids) =>
    (await findVolunteers(db, ids)).map(row => shown(row, maskOf(secret, sealedAddressOf(row)))),
  fileRows: async ({ db, addressKey }, ids) => {
    const found = await findVolunteers(db, ids)
    return Promise.all(found.map(async row => shown(row, await addressKey.open(row.addressSealed))))
  },
  columns: async () => [
    { heading: columns.email, cell: ({ email }) => email },
    { heading: columns.language, cell: ({ language }, reader) => say.languages[reader][language] },
    { heading: columns.state, cell: ({ state }, reader) => volunteerStateNames[state][reader] },
    { heading: columns.createdAt, cell: ({ createdAt }) => new Date(createdAt) },
    { heading: columns.confirmedAt, cell: ({ confirmedAt }) => (confirmedAt ? new Date(confirmedAt) : null) },
    { heading: columns.expiresAt, cell: ({ expiresAt }) => new Date(expiresAt) },
  ],
}

/**
 * Returns the list, or all of it as a file with the addresses. Throws `addressesSealed` if the key is not
 * available.
 */
export async function listVolunteers(context: Context, query: QueryOf<typeof volunteersBackstageApi.list>) {
  if (query.format && !context.addressKey.canOpen) throw fail('addressesSealed')
  return answerList(volunteerList, context, query)
}

/** Deletes a volunteer on behalf of staff. Throws `notFound`. */
export async function removeVolunteer(context: Context, id: number): Promise<undefined> {
  const [volunteer] = await findVolunteers(context.db, [id])
  if (!volunteer) throw fail('notFound')
  await forgetVolunteer(context, id)
  await audit(context, { action: 'volunteerDeleted', entity: 'volunteers', entityId: id })
}

function shown(
  { id, language, state, createdAt, confirmedAt, expiresAt }: Volunteer,
  email: string,
): VolunteerRow {
  return {
    ...{ id, email, language, state },
    createdAt: createdAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  }
}
