import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Forgetting } from '#server/platform/retention/retention.ts'
import type { Context } from './context.ts'

type Asking = Pick<Context, 'db' | 'clock' | 'secret'> & {
  /** The request's `Idempotency-Key`: then it alone decides. */
  idempotencyKey?: string | null
}

const day = 24 * 3600 * 1000 // milliseconds

/**
 * Whether a visitor has sent this before, within a day: same call, same person, same fields. Marks it in the transaction
 * of `db`, so that of two at once the second waits for the first, and what failed may be sent again.
 */
export async function isRepeat(
  asking: Asking,
  call: string,
  email: string,
  fields: object,
): Promise<boolean> {
  const { db, clock, secret, idempotencyKey } = asking
  const now = clock()
  const mark = idempotencyKey
    ? ['key', call, idempotencyKey]
    : ['fields', call, sameAddress(email), inOrder(fields)]
  const hash = createHmac('sha256', secret)
    .update(`repeat:${JSON.stringify(mark)}`)
    .digest()
  const marked = await db
    .insertInto('repeats')
    .values({ hash, createdAt: now })
    .onConflict(conflict =>
      conflict
        .column('hash')
        .doUpdateSet({ createdAt: now })
        .where('repeats.createdAt', '<=', new Date(now.getTime() - day)),
    )
    .returning('hash')
    .executeTakeFirst()
  return marked === undefined
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
