import { createHash, createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Dependencies } from '#server/platform/calls/calls.ts'

type Db = Dependencies['db']

/** Every row of every table as text, as in a dump of the database. */
export async function dumpOf(db: Db): Promise<string> {
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const lines: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await sql<{
      line: string
    }>`select entry::text as line from ${sql.table(name)} as entry`.execute(db)
    lines.push(...rows.map(({ line }) => `${name} ${line}`))
  }
  return lines.join('\n')
}

/**
 * Returns those of the addresses that an attacker with the dump can find in it: in plain text, or as a digest
 * or HMAC with anything in the dump that could be a key.
 */
export function foundIn(dump: string, addresses: readonly string[]): string[] {
  const plain = dump.toLowerCase()
  const words = [...wordsIn(dump, /[0-9a-f]{32,128}/g)]
  const keys = words.map(text => Buffer.from(text, 'hex'))
  const cut = (text: string) => text.slice(0, 32) // length of the shortest stored digest
  const known = new Set([...words, ...wordsIn(dump, /[\w+/-]{32,}/g)].map(cut))
  return addresses.filter(
    address =>
      plain.includes(address.toLowerCase()) ||
      digestsOf(address, keys).some(digest =>
        (['hex', 'base64', 'base64url'] as const).some(encoding => known.has(cut(digest.toString(encoding)))),
      ),
  )
}

function wordsIn(dump: string, form: RegExp): Set<string> {
  return new Set([...dump.matchAll(form)].map(([text]) => text))
}

function digestsOf(address: string, keys: readonly Buffer[]): Buffer[] {
  const votings = [1, 2, 3, 4, 5]
  const texts = [address, address.toLowerCase()].flatMap(text => [
    ...[text, `address:${text}`, `email:${text}`],
    ...votings.map(id => `limit:voteAddress:${id} ${text}`),
  ])
  return texts.flatMap(text => [
    ...['md5', 'sha1', 'sha256', 'sha512'].map(name => createHash(name).update(text).digest()),
    ...keys.flatMap(key =>
      ['sha1', 'sha256', 'sha512'].map(name => createHmac(name, key).update(text).digest()),
    ),
  ])
}

/**
 * Number of voters to whom an attacker with a copy of the disk can assign the right ballot by pairing the
 * rows of both tables, at most over all orders of rows and transactions. `choiceOf` returns the votes of a
 * mark.
 */
export async function rightPairs(
  db: Db,
  votingId: number,
  choiceOf: (mark: string) => unknown,
): Promise<number> {
  let most = 0
  for (const ofVoters of ['ctid', 'id', 'day, ctid', 'xmin::text::bigint, ctid'])
    for (const ofBallots of ['ctid', 'id', 'xmin::text::bigint, ctid']) {
      const { rows } = await sql<{ mark: string; value: unknown }>`
        select encode(voter_mark, 'hex') as mark, value from
          (select voter_mark, row_number() over (order by ${sql.raw(ofVoters)}) as n
            from participations where voting_id = ${votingId}) as voters
          join (select value, row_number() over (order by ${sql.raw(ofBallots)}) as n
            from ballots where voting_id = ${votingId}) as cast_ones using (n)`.execute(db)
      const right = rows.filter(({ mark, value }) => JSON.stringify(value) === JSON.stringify(choiceOf(mark)))
      most = Math.max(most, right.length)
    }
  return most
}

/** Values that occur both in a participation and in a ballot. */
export async function sharedValues(db: Db, votingId: number): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select distinct voters.value from participations, jsonb_each_text(to_jsonb(participations)) as voters
    where voting_id = ${votingId} and voters.key <> 'voting_id' and voters.value in (
      select cast_ones.value from ballots, jsonb_each_text(to_jsonb(ballots)) as cast_ones
      where ballots.voting_id = ${votingId} and cast_ones.key <> 'voting_id')`.execute(db)
  return rows.map(({ value }) => value)
}
