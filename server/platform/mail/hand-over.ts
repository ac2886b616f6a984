import { sql } from 'kysely'
import { mailStates } from '#contract/mail/api.ts'
import { sourcesOf } from '#contract/states.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { placeholderOf, tokensOf } from './link-token.ts'

type Db = Kysely<Database>

const longestHandOver = 150_000 // milliseconds; longer than the sending of one letter may take
const longestWait = 9000 // milliseconds that a withdrawal waits for a letter being sent

/**
 * Sends a letter while its row is locked against deletion: a concurrent withdrawal, such as an
 * unsubscription, is answered before the letter is sent or after it has been. Returns null if the letter is
 * already deleted. `handOver` must not reject.
 */
export async function handOverLocked<Result>(
  db: Db,
  id: number,
  handOver: () => Promise<Result>,
): Promise<Result | null> {
  const done: { result: Result | null } = { result: null }
  try {
    await db.transaction().execute(async trx => {
      // A slow mail server may take longer than the usual idle timeout of a transaction.
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
    // The mail server's reply counts even if the database connection was lost meanwhile.
    if (done.result === null) throw error
  }
  return done.result
}

/**
 * Deletes the letters whose keys begin with this text, whatever their state; waits for one that is being
 * sent.
 */
export async function deleteMailsBeginning(db: Db, beginning: string): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(longestWait)}, true)`.execute(db)
  await db.deleteFrom('mails').where('dedupeKey', '^@', beginning).execute()
}

/** Deletes the unsent letters that have this token at this placeholder. */
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
