import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { day } from '#contract/durations.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import type { Forgetting } from '#server/platform/retention/retention.ts'

type Asking = Pick<Context, 'db' | 'clock' | 'secret'> & {
  /** The request's `Idempotency-Key`: then it alone decides. */
  idempotencyKey?: string | null
}

interface Sent {
  call: string
  /** The visitor's mail address. */
  email: string
  fields: object
}

/**
 * Does the work for the first of equal forms; the others, sent within a day, get its answer. Equal are the same call,
 * person and fields, or one `Idempotency-Key`. Runs in the transaction of `db`: of two at once the second waits for
 * the first, and what failed may be sent again. Answers are stored: they hold no personal data.
 */
export async function onlyOnce<Answer>(
  asking: Asking,
  sent: Sent,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const hash = hashOf(asking, sent)
  if (!(await isFirst(asking, hash))) return answerTo<Answer>(asking.db, hash)
  const answer = await work()
  const kept = answer === undefined ? null : asJson(answer)
  await asking.db.updateTable('repeats').set({ answer: kept }).where('hash', '=', hash).execute()
  return answer
}

function hashOf({ secret, idempotencyKey }: Asking, { call, email, fields }: Sent): Buffer {
  const mark = idempotencyKey
    ? ['key', call, idempotencyKey]
    : ['fields', call, sameAddress(email), inOrder(fields)]
  return createHmac('sha256', secret)
    .update(`repeat:${JSON.stringify(mark)}`)
    .digest()
}

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

async function answerTo<Answer>(db: Asking['db'], hash: Buffer): Promise<Answer> {
  const row = await db.selectFrom('repeats').select('answer').where('hash', '=', hash).executeTakeFirst()
  return (row?.answer ?? undefined) as Answer
}

/** Marks go after a day. */
export const repeatForgets: readonly Forgetting[] = [
  { kind: 'repeat', table: 'repeats', since: sql`created_at`, isHourly: true },
]

function sameAddress(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}

// The order in which a browser names its fields says nothing.
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, inOrder(inner)])
}
