import { fail } from '#contract/errors.ts'
import type { VolunteerRow, volunteersBackstageApi } from '#contract/volunteers/backstage-api.ts'
import {
  volunteerColumns as columns,
  volunteersBackstage as say,
  volunteerStateNames,
} from '#messages/volunteers-backstage.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  by,
  byText,
  daysOf,
  equals,
  isAnyOf,
  type ListDeclaration,
  type QueryOf,
  wordsIn,
} from '#server/platform/lists/lists.ts'
import { audit } from '#server/platform/records/records.ts'
import { findVolunteers, type Volunteer } from './queries.ts'
import { forgetVolunteer } from './volunteers.ts'

/** All who are on the list, or wait to be. */
export const volunteerList: ListDeclaration<VolunteerRow, QueryOf<typeof volunteersBackstageApi.list>> = {
  name: 'volunteers',
  title: say.title,
  table: 'volunteers',
  sort: '-createdAt',
  sorts: {
    createdAt: by('createdAt'),
    confirmedAt: by('confirmedAt'),
    expiresAt: by('expiresAt'),
    email: byText('email'),
  },
  search: wordsIn('email'),
  filters: { state: isAnyOf('state'), language: equals('language'), ...daysOf('created', 'createdAt') },
  rows: async ({ db }, ids) => (await findVolunteers(db, ids)).map(shown),
  columns: async () => [
    { heading: columns.email, cell: ({ email }) => email },
    { heading: columns.language, cell: ({ language }, reader) => say.languages[reader][language] },
    { heading: columns.state, cell: ({ state }, reader) => volunteerStateNames[state][reader] },
    { heading: columns.createdAt, cell: ({ createdAt }) => new Date(createdAt) },
    { heading: columns.confirmedAt, cell: ({ confirmedAt }) => (confirmedAt ? new Date(confirmedAt) : null) },
    { heading: columns.expiresAt, cell: ({ expiresAt }) => new Date(expiresAt) },
  ],
}

/** Staff delete somebody. Throws `notFound`. */
export async function removeVolunteer(context: Context, id: number): Promise<undefined> {
  const [volunteer] = await findVolunteers(context.db, [id])
  if (!volunteer) throw fail('notFound')
  await forgetVolunteer(context, volunteer)
  await audit(context, { action: 'volunteerDeleted', entity: 'volunteers', entityId: id })
}

function shown({ id, email, language, state, createdAt, confirmedAt, expiresAt }: Volunteer): VolunteerRow {
  return {
    ...{ id, email, language, state },
    createdAt: createdAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  }
}
