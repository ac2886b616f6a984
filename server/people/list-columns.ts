import { type Bilingual, inLanguage, type Language } from '#contract/language.ts'
import type { PersonListed } from '#contract/people/person.ts'
import { peopleBackstage as say } from '#messages/people-backstage.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import type { ListColumn } from '#server/platform/lists/lists.ts'
import { findGroupNames } from './group-queries.ts'
import { findWords } from './lookup-queries.ts'
import { listRoles, listStatuses } from './roles.ts'

/** Columns of the list of people in exported files. */
export async function fileColumns(context: Context): Promise<readonly ListColumn<PersonListed>[]> {
  const { db } = context
  const words = new Map((await findWords(db, ['title', 'position'])).map(({ id, label }) => [id, label]))
  const groups = await findGroupNames(db)
  const roles = new Map((await listRoles({ db })).rows.map(({ id, label }) => [id, label]))
  const statuses = new Map((await listStatuses({ db })).rows.map(({ id, label }) => [id, label]))
  const moment = (text: string | null) => (text ? new Date(text) : null)
  const nameIn = (label: Bilingual<string> | undefined, reader: Language) =>
    label ? inLanguage(label, reader).value : null
  const word = (id: number | null, reader: Language) => nameIn(words.get(id ?? 0), reader)
  return [
    { heading: say.titleField, cell: ({ titleId }, reader) => word(titleId, reader) },
    { heading: say.firstName, cell: ({ firstName }) => firstName },
    { heading: say.lastName, cell: ({ lastName }) => lastName },
    { heading: say.username, cell: ({ username }) => username },
    { heading: say.email, cell: ({ email }) => email },
    { heading: say.role, cell: ({ roleId }, reader) => roles.get(roleId)?.[reader] ?? null },
    { heading: say.status, cell: ({ statusId }, reader) => statuses.get(statusId)?.[reader] ?? null },
    { heading: say.group, cell: ({ groupId }, reader) => nameIn(groups.get(groupId ?? 0), reader) },
    { heading: say.position, cell: ({ positionId }, reader) => word(positionId, reader) },
    { heading: say.login, cell: ({ isLoginAllowed }) => isLoginAllowed },
    { heading: say.lastLogin, cell: ({ lastLoginAt }) => moment(lastLoginAt) },
    { heading: say.priority, cell: ({ sortPriority }) => sortPriority },
    { heading: say.endDate, cell: ({ endDate }) => endDate },
  ]
}
