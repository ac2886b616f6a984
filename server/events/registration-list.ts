import { sql } from 'kysely'
import { fail } from '#contract/errors.ts'
import type { RegistrationRow } from '#contract/events/registration.ts'
import type { registrationsBackstageApi } from '#contract/events/registrations-api.ts'
import { inBoth, type Language, locales } from '#contract/language.ts'
import {
  registrationColumns as heading,
  participationTitles,
  registrationStates,
  registrationsTitle,
} from '#messages/registrations.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  answerList,
  by,
  byText,
  containsWords,
  daysOf,
  equals,
  fieldColumns,
  isAnyOf,
  type ListDeclaration,
  type QueryOf,
} from '#server/platform/lists/lists.ts'
import { findEvent } from './queries.ts'
import { rowsOf } from './registration-rows.ts'

type Query = QueryOf<typeof registrationsBackstageApi.registrations>

const momentOf = (moment: string | null) => (moment ? new Date(moment) : null)

// Created once, because creating a format takes longer than writing a file of countries.
const countryNames = inBoth(reader => new Intl.DisplayNames(locales[reader], { type: 'region' }))

function countryIn(code: string, reader: Language): string {
  return countryNames[reader].of(code) ?? code
}

/** Registrations for an event, newest first. */
export const registrationList: ListDeclaration<RegistrationRow, Query> = {
  name: 'registrations',
  title: registrationsTitle,
  table: 'eventRegistrations',
  sort: '-createdAt',
  sorts: {
    createdAt: by('createdAt'),
    lastName: byText('lastName'),
    institution: byText('institution'),
    country: by('country'),
    state: by('state'),
    checkedInAt: by('checkedInAt'),
  },
  search: containsWords('firstName', 'lastName', 'email', 'institution', 'city'),
  filters: {
    id: equals('eventId'),
    state: isAnyOf('state'),
    participation: equals('participation'),
    registration: equals('id'),
    checkedIn: () => sql<boolean>`checked_in_at is not null`,
    ...daysOf('created', 'createdAt'),
  },
  rows: rowsOf,
  columns: async () => [
    ...fieldColumns(heading, 'lastName', 'firstName', 'email', 'institution', 'city'),
    { heading: heading.country, cell: ({ country }, reader) => countryIn(country, reader) },
    {
      heading: heading.participation,
      cell: ({ participation: way }, reader) => participationTitles[way][reader],
    },
    { heading: heading.state, cell: ({ state }, reader) => registrationStates[state][reader] },
    ...fieldColumns(heading, 'option', 'message'),
    { heading: heading.createdAt, cell: ({ createdAt }) => momentOf(createdAt) },
    { heading: heading.confirmedAt, cell: ({ confirmedAt }) => momentOf(confirmedAt) },
    { heading: heading.checkedInAt, cell: ({ checkedInAt }) => momentOf(checkedInAt) },
  ],
}

/** Returns the registrations for one event. Throws `notFound` if it does not exist. */
export async function registrations(context: Context, query: Query) {
  if (!(await findEvent(context.db, query.id))) throw fail('notFound')
  return answerList(registrationList, context, query)
}
