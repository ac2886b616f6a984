import { sql } from 'kysely'
import { mailStates } from '#contract/mail/api.ts'
import { sourcesOf } from '#contract/states.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { placeholderOf, tokensOf } from './link-token.ts'

type Db = Kysely<Database>

const longestHandOver = 150_000 // milliseconds, more than one letter may take
const longestWait = 9000 // milliseconds for which who takes letters back waits for one that is being handed over

/**
 * Hands a letter over while nobody can delete it: whoever takes it back, such as a reader who leaves, is answered once it
 * has gone out, or before it does. Null for one that is gone already. `handOver` must not reject.
 */
export async function whileKept<Result>(
  db: Db,
  id: number,
  handOver: () => Promise<Result>,
): Promise<Result | null> {
  const done: { result: Result | null } = { result: null }
  try {
    await db.transaction().execute(async trx => {
      // A slow mail server may take longer than a transaction may idle.
      await sql`select set_config('idle_in_transaction_session_timeout', ${String(longestHandOver)}, true)`.execute(
        trx,
      )
      const kept = await trx
        .selectFrom('mails')
        .select('id')
        .where('id', '=', id)
        .forKeyShare()
        .executeTakeFirst()
      if (kept) done.result = await handOver()
    })
  } catch (error) {
    // What the mail server has answered counts, though the database went away meanwhile.
    if (done.result === null) throw error
  }
  return done.result
}

/** Deletes the letters whose keys begin so, whatever came of them; one that is being handed over is finished first. */
export async function deleteMailsBeginning(db: Db, beginning: string): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(longestWait)}, true)`.execute(db)
  await db.deleteFrom('mails').where('dedupeKey', '^@', beginning).execute()
}

/** Deletes those letters that have not left and have this token at this place. */
export async function takeBackMailsWith(
  { db, secret }: { db: Db; secret: Buffer },
  name: string,
  token: string,
): Promise<void> {
  const waiting = await db
    .selectFrom('mails')
    .select(['id', 'messageId', 'sealedTokens'])
    .where('state', 'in', sourcesOf(mailStates, 'sending'))
    .where(sql<boolean>`strpos(text, ${placeholderOf(name)}) > 0`)
    .execute()
  const ids = waiting.flatMap(({ id, ...row }) => (tokensOf(row, secret)?.[name] === token ? id : []))
  if (ids.length === 0) return
  await db
    .deleteFrom('mails')
    .where('id', 'in', ids)
    .where('state', 'in', sourcesOf(mailStates, 'sending'))
    .execute()
}
