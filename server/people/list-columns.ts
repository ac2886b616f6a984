import type { PersonListed } from '#contract/people/person.ts'
import { peopleBackstage as say } from '#messages/people-backstage.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import type { ListColumn } from '#server/platform/lists/lists.ts'
import { findWords } from './lookup-queries.ts'
import { listRoles, listStatuses } from './roles.ts'

/** The columns of the list of people as a file. */
export async function fileColumns(context: Context): Promise<readonly ListColumn<PersonListed>[]> {
  const { db } = context
  const words = new Map(
    (await findWords(db, ['title', 'group', 'position'])).map(({ id, label }) => [id, label]),
  )
  const roles = new Map((await listRoles({ db })).rows.map(({ id, label }) => [id, label]))
  const statuses = new Map((await listStatuses({ db })).rows.map(({ id, label }) => [id, label]))
  const moment = (text: string | null) => (text ? new Date(text) : null)
  const word = (id: number | null, reader: 'de' | 'en') => {
    const label = words.get(id ?? 0)
    return label ? label[reader] || label.de : null
  }
  return [
    { heading: say.titleField, cell: ({ titleId }, reader) => word(titleId, reader) },
    { heading: say.firstName, cell: ({ firstName }) => firstName },
    { heading: say.lastName, cell: ({ lastName }) => lastName },
    { heading: say.username, cell: ({ username }) => username },
    { heading: say.email, cell: ({ email }) => email },
    { heading: say.role, cell: ({ roleId }, reader) => roles.get(roleId)?.[reader] ?? null },
    { heading: say.status, cell: ({ statusId }, reader) => statuses.get(statusId)?.[reader] ?? null },
    { heading: say.group, cell: ({ groupId }, reader) => word(groupId, reader) },
    { heading: say.position, cell: ({ positionId }, reader) => word(positionId, reader) },
    { heading: say.canLogIn, cell: ({ isLoginAllowed }) => isLoginAllowed },
    { heading: say.lastLogin, cell: ({ lastLoginAt }) => moment(lastLoginAt) },
    { heading: say.priority, cell: ({ sortPriority }) => sortPriority },
    { heading: say.endDate, cell: ({ endDate }) => endDate },
  ]
}
