import { type RawBuilder, sql } from 'kysely'
import { type Audience, audiences, type ByLanguage, type Recipients } from '#contract/events/letters.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { notErasedCondition } from '#server/platform/retention/holds.ts'

type Db = Kysely<Database>

/** SQL condition: the e-mail address is not confirmed. */
export const unconfirmedCondition = sql<boolean>`state = 'pending'`

/** SQL condition: is notified of changes to the event. */
export const hearsOfChangesCondition = sql<boolean>`state in ('waiting', 'offered', 'confirmed')`

const conditions: Record<Audience, RawBuilder<boolean>> = {
  confirmed: sql`state = 'confirmed'`,
  present: sql`(state = 'confirmed' and checked_in_at is not null)`,
  waiting: sql`state in ('waiting', 'offered')`,
  unconfirmed: unconfirmedCondition,
  cancelled: sql`state = 'cancelled'`,
}

/** SQL condition on registrations: recipients of a letter. */
export function recipientsCondition(to: Recipients): RawBuilder<boolean> {
  if ('ids' in to) return sql`id = any(${[...to.ids]}::int[])`
  return sql`(${sql.join(
    to.audiences.map(name => conditions[name]),
    sql` or `,
  )})`
}

/** Counts the audiences of an event by the language of their letters, and all who are notified of changes. */
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
    )}, (count(*) filter (where ${hearsOfChangesCondition}))::int as told
    from event_registrations where event_id = ${eventId} and ${notErasedCondition('eventRegistrations')}`.execute(
    db,
  )
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

/** Returns the name of the first recipient of a letter in a language. */
export async function firstNameAmong(
  db: Db,
  eventId: number,
  to: Recipients,
  language: 'de' | 'en',
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select first_name || ' ' || last_name as name from event_registrations
    where event_id = ${eventId} and language = ${language} and ${recipientsCondition(to)} and not ${unconfirmedCondition}
      and ${notErasedCondition('eventRegistrations')}
    order by id limit 1`.execute(db)
  return rows[0]?.name
}
