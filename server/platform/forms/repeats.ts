import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { day, minute } from '#contract/durations.ts'
import { sameAddress } from '#contract/mail-host.ts'
import type { Context, FormPlace } from '#server/platform/calls/calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import type { Forgetting } from '#server/platform/retention/retention.ts'
import { hashOfAddress } from '#server/platform/sealed-addresses/sealed-addresses.ts'

type Asking = Pick<Context, 'db' | 'clock' | 'secret'> & {
  /** The request's `Idempotency-Key`: then it alone decides. */
  idempotencyKey?: string | null
}

interface Sent {
  call: string
  /** Where its rows are kept. */
  table: FormPlace['table']
  /** The visitor's mail address. */
  email: string
  fields: object
}

/** What came of a form: its row, or null where none was kept, and what the visitor is answered. */
export interface Kept<Answer> {
  subject: number | null
  answer: Answer
}

// Of what kept nothing nobody can say whether it still holds: that long it may be sent by mistake.
const keptNothingFor = 10 * minute

/**
 * Does the work for the first of equal forms; the others, sent within a day, get its answer as long as the row that it
 * made stands. Equal are the same call, person and fields, or one `Idempotency-Key`. Runs in the transaction of `db`: of
 * two at once the second waits for the first, and what failed may be sent again. Answers are stored: they hold no
 * personal data.
 */
export async function onlyOnce<Answer>(
  asking: Asking,
  sent: Sent,
  work: () => Promise<Kept<Answer>>,
): Promise<Answer> {
  const { db, clock } = asking
  const hash = hashOf(asking, sent)
  const earlier = (await isFirst(asking, hash)) ? null : await earlierOf(asking, hash, sent.table)
  if (earlier) return (earlier.answer ?? undefined) as Answer
  const { answer, subject } = await work()
  const mark = {
    ...{
      subject,
      person: sent.email ? personOf(asking, sent.table, hashOfAddress(asking.secret, sent.email)) : null,
    },
    ...{ answer: answer === undefined ? null : asJson(answer), createdAt: clock() },
  }
  await db.updateTable('repeats').set(mark).where('hash', '=', hash).execute()
  return answer
}

function hashOf({ secret, idempotencyKey }: Asking, { call, email, fields }: Sent): Buffer {
  const mark = idempotencyKey
    ? ['key', call, idempotencyKey]
    : ['fields', call, sameAddress(email), inOrder(fields)]
  return keyed(secret, `repeat:${JSON.stringify(mark)}`)
}

function personOf({ secret }: Pick<Asking, 'secret'>, table: string, addressHash: Buffer): Buffer {
  return keyed(secret, `repeat of:${JSON.stringify([table, addressHash.toString('hex')])}`)
}

function keyed(secret: Buffer, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}

// A mark that is there is locked by this, whether or not it is renewed.
async function isFirst({ db, clock }: Asking, hash: Buffer): Promise<boolean> {
  const now = clock()
  const marked = await db
    .insertInto('repeats')
    .values({ hash, createdAt: now })
    .onConflict(conflict =>
      conflict
        .column('hash')
        .doUpdateSet({ createdAt: now, answer: null })
        .where('repeats.createdAt', '<=', new Date(now.getTime() - day)),
    )
    .returning('hash')
    .executeTakeFirst()
  return marked !== undefined
}

/** The first of equal forms, while what it made stands: its row is there, and has not ended. */
async function earlierOf({ db, clock }: Asking, hash: Buffer, table: Sent['table']) {
  const since = new Date(clock().getTime() - keptNothingFor)
  const stands = sql<boolean>`exists (
    select from ${sql.table(table)} as kept where kept.id = repeats.subject and to_jsonb(kept) ->> 'ended_at' is null)`
  const found = db.selectFrom('repeats').select('answer').where('hash', '=', hash)
  const holds = found.where(mark =>
    mark.or([stands, mark.and([mark('subject', 'is', null), mark('createdAt', '>', since)])]),
  )
  return holds.executeTakeFirst()
}

/**
 * Somebody takes back what they sent, in the transaction that does so: the marks of what made this row go, and those of
 * forms of which nothing was kept because of it. One that is being sent again at this moment stays, for it counts anew.
 */
export async function forgetRepeats(
  asking: Pick<Context, 'db' | 'secret'>,
  table: FormPlace['table'],
  { id, ...who }: { id: number } & ({ email: string } | { addressHash: Buffer }),
): Promise<void> {
  const hash = 'email' in who ? hashOfAddress(asking.secret, who.email) : who.addressHash
  await sql`delete from repeats where hash in (
    select hash from repeats
    where person = ${personOf(asking, table, hash)} and (subject = ${id} or subject is null)
    for update skip locked)`.execute(asking.db)
}

/** Marks go after a day. */
export const repeatForgets: readonly Forgetting[] = [
  { kind: 'repeat', table: 'repeats', since: sql`created_at`, isHourly: true },
]

// The order in which a browser names its fields says nothing.
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, inOrder(inner)])
}
