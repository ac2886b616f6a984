import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { day, minute } from '#contract/durations.ts'
import { comparableAddress } from '#contract/mail-host.ts'
import type { Context, FormPlace } from '#server/platform/calls/calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import type { Forgetting } from '#server/platform/retention/retention.ts'
import { hashOfAddress } from '#server/platform/sealed-addresses/sealed-addresses.ts'

type Asking = Pick<Context, 'db' | 'clock' | 'secret'> & {
  /** The request's `Idempotency-Key`; if set, it alone identifies repeats. */
  idempotencyKey?: string | null
}

interface Sent {
  call: string
  /** Table of the rows that the form makes. */
  table: FormPlace['table']
  /** The visitor's mail address. */
  email: string
  fields: object
}

/** Result of a form: the id of its row, or null if none was kept, and the answer to the visitor. */
export interface KeptForm<Answer> {
  subject: number | null
  answer: Answer
}

// If no row was kept, nothing shows whether the answer still holds: equal forms count as repeats for this
// long.
const keptNothingFor = 10 * minute

/**
 * Runs the work for the first of equal forms; the others, sent within a day, get its answer while the row
 * that it made exists. Forms are equal if they have the same call, person and fields, or the same
 * `Idempotency-Key`. Runs in the transaction of `db`: of two concurrent forms the second waits for the first,
 * and a failed one may be sent again. Answers are stored, so they must hold no personal data.
 */
export async function runOncePerForm<Answer>(
  asking: Asking,
  sent: Sent,
  work: () => Promise<KeptForm<Answer>>,
): Promise<Answer> {
  const { db, clock } = asking
  const hash = hashOf(asking, sent)
  const earlier = (await claimRepeat(asking, hash)) ? null : await earlierOf(asking, hash, sent.table)
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
    : ['fields', call, comparableAddress(email), inOrder(fields)]
  return keyed(secret, `repeat:${JSON.stringify(mark)}`)
}

function personOf({ secret }: Pick<Asking, 'secret'>, table: string, addressHash: Buffer): Buffer {
  return keyed(secret, `repeat of:${JSON.stringify([table, addressHash.toString('hex')])}`)
}

function keyed(secret: Buffer, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}

// This locks an existing mark, whether or not it is renewed.
async function claimRepeat({ db, clock }: Asking, hash: Buffer): Promise<boolean> {
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

/** Returns the mark of the first of equal forms while it holds: its row exists and has not ended. */
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
 * Called when the sender withdraws a form, in the same transaction: deletes the marks of forms that made this
 * row, and of the sender's forms for which no row was kept. A mark that is locked, because the form is being
 * sent again at this moment, stays: that form counts as new.
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

/** Marks are deleted after a day. */
export const repeatForgets: readonly Forgetting[] = [
  { kind: 'repeat', table: 'repeats', since: sql`created_at`, isHourly: true },
]

// Sorts the fields, because their order depends on the browser.
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, inOrder(inner)])
}
