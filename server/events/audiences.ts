import { type RawBuilder, sql } from 'kysely'
import { type Audience, audiences, type ByLanguage, type Recipients } from '#contract/events/letters.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { notErased } from '#server/platform/retention/holds.ts'

type Db = Kysely<Database>

/** Nobody has said yet that the address is theirs. */
export const isUnconfirmed = sql<boolean>`state = 'pending'`

/** Who hears of a change of the event. */
export const hearsOfChanges = sql<boolean>`state in ('waiting', 'offered', 'confirmed')`

const conditions: Record<Audience, RawBuilder<boolean>> = {
  confirmed: sql`state = 'confirmed'`,
  present: sql`(state = 'confirmed' and checked_in_at is not null)`,
  waiting: sql`state in ('waiting', 'offered')`,
  unconfirmed: isUnconfirmed,
  cancelled: sql`state = 'cancelled'`,
}

/** The condition of registrations: a letter to these goes to them. */
export function isAmong(to: Recipients): RawBuilder<boolean> {
  if ('ids' in to) return sql`id = any(${[...to.ids]}::int[])`
  return sql`(${sql.join(
    to.audiences.map(name => conditions[name]),
    sql` or `,
  )})`
}

/** How many people each audience of an event is, by the language of their letters, and how many hear of changes. */
export async function countAudiences(db: Db, eventId: number) {
  const of = (condition: RawBuilder<boolean>, language: 'de' | 'en') =>
    sql`(count(*) filter (where ${condition} and language = ${language}))::int`
  const { rows } = await sql<Record<`${Audience} de` | `${Audience} en` | 'told', number>>`
    select ${sql.join(
      audiences.flatMap(name =>
        (['de', 'en'] as const).map(
          language => sql`${of(conditions[name], language)} as ${sql.ref(`${name} ${language}`)}`,
        ),
      ),
    )}, (count(*) filter (where ${hearsOfChanges}))::int as told
    from event_registrations where event_id = ${eventId} and ${notErased('eventRegistrations')}`.execute(db)
  const [counted] = rows
  const byLanguage = (name: Audience): ByLanguage => ({
    de: counted?.[`${name} de`] ?? 0,
    en: counted?.[`${name} en`] ?? 0,
  })
  return {
    audiences: Object.fromEntries(audiences.map(name => [name, byLanguage(name)])) as Record<
      Audience,
      ByLanguage
    >,
    toldOfChanges: counted?.told ?? 0,
  }
}

/** Who is the first among the readers of a language to whom a letter would go. */
export async function firstNameAmong(
  db: Db,
  eventId: number,
  to: Recipients,
  language: 'de' | 'en',
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select first_name || ' ' || last_name as name from event_registrations
    where event_id = ${eventId} and language = ${language} and ${isAmong(to)} and not ${isUnconfirmed}
      and ${notErased('eventRegistrations')}
    order by id limit 1`.execute(db)
  return rows[0]?.name
}
