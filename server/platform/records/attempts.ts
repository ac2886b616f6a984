import { sql } from 'kysely'
import { day } from '#contract/durations.ts'
import { find } from './items.ts'
import type { Acting, Declared, ItemOf, RecordKind } from './kind.ts'

/** Creates a record only once per attempt: a browser that lost the response sends the same attempt again. */
export async function makeOnce<R extends Declared>(
  kind: RecordKind<R>,
  context: Acting,
  attempt: string | undefined,
  make: () => Promise<ItemOf<R>>,
): Promise<ItemOf<R>> {
  const { db, caller, clock } = context
  if (!attempt || !caller) return make()
  await sql`select pg_advisory_xact_lock(hashtextextended(${`attempt ${caller.id} ${attempt}`}, 0))`.execute(
    db,
  )
  const made = await db
    .selectFrom('recordAttempts')
    .select('recordId')
    .where('userId', '=', caller.id)
    .where('attempt', '=', attempt)
    .where('kind', '=', kind.name)
    .executeTakeFirst()
  if (made) return find(kind, context, made.recordId)
  const item = await make()
  await db
    .deleteFrom('recordAttempts')
    .where('createdAt', '<', new Date(clock().getTime() - day))
    .execute()
  await db
    .insertInto('recordAttempts')
    .values({ userId: caller.id, attempt, kind: kind.name, recordId: item.id as number, createdAt: clock() })
    .execute()
  return item
}
