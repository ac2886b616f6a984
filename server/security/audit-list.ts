import { type RawBuilder, sql } from 'kysely'
import type { Bilingual } from '#contract/language.ts'
import type { AuditEntry, securityApi } from '#contract/security/api.ts'
import { actionName, detailsOf, entityName, audit as words } from '#messages/audit.ts'
import { namesOf } from '#server/people/people.ts'
import type { Context, RecordPlace } from '#server/platform/calls/calls.ts'
import {
  by,
  containsWords,
  daysOf,
  equals,
  type ListDeclaration,
  type QueryOf,
} from '#server/platform/lists/lists.ts'
import { recordsIn, searchPatterns, tableOf, titleOf } from '#server/platform/records/records.ts'
import { type AuditRow, findAudit, findAuditFilters } from './queries.ts'

/** Actions of staff and of the website, the latest first. */
export const auditList: ListDeclaration<AuditEntry, QueryOf<typeof securityApi.audit>> = {
  name: 'audit',
  title: words.title,
  table: 'audit',
  sort: '-createdAt',
  sorts: { createdAt: by('createdAt') },
  search: (q, { kinds }) =>
    q
      .split(/\s+/)
      .filter(word => word !== '')
      .map(word => wordCondition(word, kinds)),
  filters: {
    user: equals('userId'),
    action: equals('action'),
    entity: equals('entity'),
    id: equals('entityId'),
    ...daysOf('done', 'createdAt'),
  },
  rows: async (context, ids) => {
    const rows = await findAudit(context.db, ids)
    const [names, titles] = await Promise.all([namesOf(context, usersIn(rows)), titlesIn(context, rows)])
    return rows.map(row => shown(row, names, titles))
  },
  columns: async () => [
    { heading: words.createdAt, cell: ({ createdAt }) => new Date(createdAt) },
    { heading: words.user, cell: ({ user }, reader) => user?.name ?? words.website[reader] },
    { heading: words.action, cell: ({ action }, reader) => actionName(action)[reader] },
    { heading: words.entity, cell: ({ entity }, reader) => entityName(entity)[reader] },
    { heading: words.entityId, cell: ({ entityId }) => entityId },
    { heading: words.recordTitle, cell: ({ title }, reader) => title?.[reader] || title?.de || null },
    {
      heading: words.details,
      cell: ({ entity, details }, reader) => detailsOf(entity, details, reader).join('; '),
    },
  ],
}

/** Condition: the word occurs in the details, in the user's name, or in the record's current title. */
function wordCondition(word: string, kinds: readonly RecordPlace[]): RawBuilder<boolean> {
  const named = searchPatterns(word).map(pattern => sql<boolean>`search_text like ${pattern}`)
  const byThem = sql<boolean>`user_id in (select id from users where ${sql.join(named, sql` and `)})`
  const titled = kinds.map(
    kind => sql<boolean>`entity = ${kind.name} and entity_id in (
      select id from ${sql.table(kind.table)} where strpos(folded(${titleOf(kind)}::text), folded(${word})) > 0)`,
  )
  const ways = [...containsWords('details')(word), ...(named.length > 0 ? [byThem] : []), ...titled]
  return sql<boolean>`(${sql.join(ways, sql` or `)})`
}

/** Returns the users, actions and entities that occur in the log, for its filters. */
export async function auditFilters(context: Context) {
  const { userIds, actions, entities } = await findAuditFilters(context.db)
  const names = await namesOf(context, userIds)
  const users = [...names].map(([id, name]) => ({ id, name }))
  return { users: users.sort((one, other) => one.name.localeCompare(other.name, 'de')), actions, entities }
}

function usersIn(rows: readonly AuditRow[]): number[] {
  return rows.flatMap(({ userId }) => userId ?? [])
}

type Titles = ReadonlyMap<string, Bilingual<string>>

/** Returns the current titles of the records in these entries, by keys such as `news 12`. */
async function titlesIn({ db, kinds }: Context, rows: readonly AuditRow[]): Promise<Titles> {
  const titles = await Promise.all(kinds.map(titlesOfKind))
  return new Map(titles.flat())

  async function titlesOfKind(kind: RecordPlace): Promise<[string, Bilingual<string>][]> {
    const ids = rows.flatMap(({ entity, entityId }) => (entity === kind.name ? (entityId ?? []) : []))
    if (ids.length === 0) return []
    const found = await recordsIn(db)
      .selectFrom(tableOf(kind))
      .select(['id', titleOf(kind).as('title')])
      .where('id', 'in', ids)
      .execute()
    return found.map(({ id, title }) => [`${kind.name} ${id}`, title])
  }
}

function shown(row: AuditRow, names: ReadonlyMap<number, string>, titles: Titles): AuditEntry {
  const { id, userId, action, entity, entityId, createdAt, details } = row
  return {
    ...{ id, action, entity, entityId },
    createdAt: createdAt.toISOString(),
    user: userId === null ? null : { id: userId, name: names.get(userId) ?? '' },
    title: titles.get(`${entity} ${entityId}`) ?? null,
    details: details as Record<string, unknown>,
  }
}
