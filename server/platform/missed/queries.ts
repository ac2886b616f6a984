import { sql } from 'kysely'
import { type Database, type Kysely, transact } from '#server/platform/database/database.ts'
import type { Counted } from './tally.ts'

const mostKept = 1000 // rows per kind

/** Adds the counts, then deletes rows beyond the limit: those counted least, the oldest first. */
export async function writeCounted(db: Kysely<Database>, counted: readonly Counted[]): Promise<void> {
  await transact(db, async trx => {
    await add(trx, counted)
    await deleteLeastAsked(trx)
  })
}

// The same SQL for any number of rows, so that the database keeps one plan.
async function add(db: Kysely<Database>, counted: readonly Counted[]): Promise<void> {
  await sql`
    insert into missed_requests (kind, language, asked, times, first_asked_at, last_asked_at)
    select kind, language, asked, times, "firstAskedAt", "lastAskedAt"
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as counted (
      kind text, language text, asked text, times integer, "firstAskedAt" timestamptz, "lastAskedAt" timestamptz)
    on conflict (kind, language, asked) do update set
      times = least(missed_requests.times::bigint + excluded.times, 2147483647),
      last_asked_at = greatest(missed_requests.last_asked_at, excluded.last_asked_at)`.execute(db)
}

// Rows that staff have dismissed are kept, because they would reappear at the next request.
async function deleteLeastAsked(db: Kysely<Database>): Promise<void> {
  await sql`
    delete from missed_requests using (
      select kind, language, asked, row_number() over (
        partition by kind order by dismissed_at is null, times desc, last_asked_at desc, asked) as place
      from missed_requests) as ranked
    where place > ${mostKept} and missed_requests.kind = ranked.kind
      and missed_requests.language = ranked.language and missed_requests.asked = ranked.asked`.execute(db)
}
