import { createHash, randomBytes } from 'node:crypto'
import { fail } from '#contract/errors.ts'
import { inBoth } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { retention } from '#contract/retention.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { rowOf } from './items.ts'
import type { RecordFields, RecordKind } from './kind.ts'

const day = 24 * 60 * 60 * 1000 // milliseconds

/** A link that shows a record as it stands to whoever has it, for some days. */
export async function preview<F extends RecordFields>(kind: RecordKind<F>, context: Context, id: number) {
  const { db, clock, caller } = context
  await rowOf(kind, context, id)
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(clock().getTime() + retention.preview.days * day)
  await db
    .insertInto('previews')
    .values({ hash: hashOf(token), kind: kind.name, recordId: id, createdBy: caller?.id ?? null, expiresAt })
    .execute()
  return {
    address: inBoth(language => addressOf('preview', language, { kind: kind.name, token })),
    expiresAt: expiresAt.toISOString(),
  }
}

/**
 * The record that a preview link shows. Throws `notFound` for what was never a link, `linkExpired` for old ones, and
 * `tooMany` after many of both: right ones don't count, a whole department may look at one preview.
 */
export async function idOfPreview<F extends RecordFields>(
  kind: RecordKind<F>,
  context: Pick<Context, 'db' | 'clock' | 'limits' | 'ip'>,
  token: string,
): Promise<number> {
  const { limits, ip } = context
  await limits.check('tokenPage', ip)
  return idOfToken(kind, context, token).catch(async error => {
    await limits.take('tokenPage', ip)
    throw error
  })
}

async function idOfToken<F extends RecordFields>(
  kind: RecordKind<F>,
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<number> {
  const found = await db
    .selectFrom('previews')
    .select(['recordId', 'expiresAt'])
    .where('hash', '=', hashOf(token))
    .where('kind', '=', kind.name)
    .executeTakeFirst()
  if (!found) throw fail('notFound')
  if (found.expiresAt <= clock()) throw fail('linkExpired')
  return found.recordId
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
