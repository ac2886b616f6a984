import { type RawBuilder, sql } from 'kysely'

type Column = 'title_id' | 'group_id' | 'position_id' | 'institution_id'

/** What a word chosen for somebody is called, for queries that read `users`; in German where it has no other name. */
export function labelOf(column: Column, language: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<
    string | null
  >`(select coalesce(nullif(lookups.label ->> ${language}, ''), lookups.label ->> 'de')
    from lookups where lookups.id = ${sql.ref(`users.${column}`)})`
}
