import { sql } from 'kysely'
import type { Database, Kysely } from '#server/platform/database/database.ts'

type Db = Kysely<Database>

const columns = {
  ballots: ['voting_id', 'value', 'receipt_hash'],
  participations: ['voting_id', 'voter_mark', 'day'],
} as const

/**
 * Rewrites the ballots and participations into new files, each table in random order and with new ids, in one
 * transaction: no position, transaction number or dead row connects them any more. Ballots sent meanwhile
 * wait.
 */
export async function writeBallotsAnew(trx: Db): Promise<void> {
  await sql`lock table votings in exclusive mode`.execute(trx)
  for (const table of ['ballots', 'participations'] as const) {
    const kept = sql.join(columns[table].map(name => sql.ref(name)))
    await sql`create temporary table kept on commit drop as
      select ${kept} from ${sql.table(table)}`.execute(trx)
    await sql`truncate ${sql.table(table)}`.execute(trx)
    await sql`insert into ${sql.table(table)} (${kept})
      select ${kept} from kept order by random()`.execute(trx)
    await sql`drop table kept`.execute(trx)
  }
}

/**
 * Tables with addresses, marks and tickets of voters, whose files are rewritten after a voting's key was
 * destroyed.
 */
export const tablesOfVoters = [
  ...['votings', 'ballots', 'participations', 'named_ballots', 'pending_ballots'],
  ...['voting_invitations', 'voting_letters', 'voting_tickets', 'ticket_links', 'failed_attempts'],
  ...['network_marks', 'mails'],
]
