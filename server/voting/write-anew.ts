import { sql } from 'kysely'
import type { Database, Kysely } from '#server/platform/database/database.ts'

type Db = Kysely<Database>

const columns = {
  ballots: ['voting_id', 'value', 'receipt_hash'],
  participations: ['voting_id', 'voter_mark', 'day'],
} as const

/**
 * Writes the ballots and who took part into new files, each table in an order of its own, with new ids, in one
 * transaction: no place, no number of a transaction and no dead row is left that joins the two. Ballots that are sent
 * meanwhile wait.
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

/** Where addresses, marks and tickets of voters stood until the key of their voting was destroyed. */
export const tablesOfVoters = [
  ...['votings', 'ballots', 'participations', 'named_ballots', 'pending_ballots'],
  ...['voting_invitations', 'voting_letters', 'voting_tickets', 'ticket_links', 'failed_attempts'],
  ...['network_marks', 'mails'],
]
