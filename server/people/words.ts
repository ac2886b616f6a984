import { type RawBuilder, sql } from 'kysely'

type Column = 'title_id' | 'position_id' | 'institution_id'

/** What a word chosen for somebody is called, for queries that read `users`; in German where it has no other name. */
export function labelOf(column: Column, language: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<
    string | null
  >`(select coalesce(nullif(lookups.label ->> ${language}, ''), lookups.label ->> 'de')
    from lookups where lookups.id = ${sql.ref(`users.${column}`)})`
}

/** What somebody's own group is called, hidden or not, for queries that read `users`. */
export function nameOfGroup(language: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`(select coalesce(nullif(groups.name ->> ${language}, ''), groups.name ->> 'de')
    from groups where groups.id = users.group_id and groups.deleted_at is null)`
}
