import { type RawBuilder, sql } from 'kysely'

type Column = 'title_id' | 'position_id' | 'institution_id'

/** SQL over `users`: the label of a word chosen for a person; in German if it is not translated. */
export function labelOf(column: Column, language: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<
    string | null
  >`(select coalesce(nullif(lookups.label ->> ${language}, ''), lookups.label ->> 'de')
    from lookups where lookups.id = ${sql.ref(`users.${column}`)})`
}

/** SQL over `users`: the name of a person's own group, hidden or not. */
export function nameOfGroup(language: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`(select coalesce(nullif(groups.name ->> ${language}, ''), groups.name ->> 'de')
    from groups where groups.id = users.group_id and groups.deleted_at is null)`
}
