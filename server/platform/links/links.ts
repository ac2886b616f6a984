import { fail } from '#contract/errors.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { hashOf, isToken, newToken } from '#server/platform/sessions/sessions.ts'
import { deleteLinksOf, expireLinks, findLink, insertLink, markUsed, setLinksEnd } from './queries.ts'

/** Purpose and rules of one kind of link. */
export interface LinkPurpose {
  /** Name in the table, such as `passwordReset`. */
  name: string
  /** Milliseconds for which a link is valid, unless `issueLink` is given another end. */
  life: number
  /** `once`: the first use ends the link. `again`: it is valid until it expires or is ended. */
  uses: 'once' | 'again'
  /** Whether a newer link to the same subject ends older ones. */
  endsOlder: boolean
}

type Needs = Pick<Context, 'db' | 'clock'>

export interface IssuedLink {
  token: string
  expiresAt: Date
}

/** Issues a link to a subject. Only the hash of its token is stored. Must run in a transaction. */
export async function issueLink(
  { db, clock }: Needs,
  purpose: LinkPurpose,
  subject: number,
  { createdBy = null, expiresAt }: { createdBy?: number | null; expiresAt?: Date } = {},
): Promise<IssuedLink> {
  const token = newToken()
  const now = clock()
  const until = expiresAt ?? new Date(now.getTime() + purpose.life)
  if (purpose.endsOlder) await expireLinks(db, purpose.name, subject, now)
  const row = { hash: hashOf(token), purpose: purpose.name, subject, createdBy }
  await insertLink(db, { ...row, createdAt: now, expiresAt: until })
  return { token, expiresAt: until }
}

/**
 * Returns the subject of a link without changing anything. Throws `linkInvalid` if there was never such a
 * link for this purpose, and `linkExpired` if it has expired, ended or been used.
 */
export async function readLink(
  { db, clock }: Needs,
  purpose: LinkPurpose,
  token: string,
): Promise<{ subject: number; expiresAt: Date }> {
  const link = await openLink(clock, token, hash => findLink(db, purpose.name, hash))
  if (link.usedAt) throw fail('linkExpired')
  return { subject: link.subject, expiresAt: link.expiresAt }
}

/** Finds the row of a token by its hash, in any table. Throws like `readLink`. */
export async function openLink<Row extends { expiresAt: Date }>(
  clock: Needs['clock'],
  token: string,
  find: (hash: Buffer) => Promise<Row | undefined>,
): Promise<Row> {
  const row = isToken(token) ? await find(hashOf(token)) : undefined
  if (!row) throw fail('linkInvalid')
  if (row.expiresAt <= clock()) throw fail('linkExpired')
  return row
}

/**
 * Returns the record a link refers to. Throws like `readLink`, and `linkExpired` if the record no longer
 * exists.
 */
export async function findByLink<Thing>(
  context: Needs,
  purpose: LinkPurpose,
  token: string,
  find: (db: Needs['db'], subject: number) => Promise<Thing | null | undefined>,
): Promise<Thing> {
  const { subject } = await readLink(context, purpose, token)
  const thing = await find(context.db, subject)
  if (!thing) throw fail('linkExpired')
  return thing
}

/**
 * Uses a link in the transaction of its effect and returns its subject. Of concurrent uses of a `once` link
 * only one succeeds. Throws like `readLink`.
 */
export async function takeLink(context: Needs, purpose: LinkPurpose, token: string): Promise<number> {
  const { subject } = await readLink(context, purpose, token)
  if (purpose.uses === 'again') return subject
  const isTaken = await markUsed(context.db, hashOf(token), context.clock())
  if (!isTaken) throw fail('linkExpired')
  return subject
}

/**
 * Reads the two tokens of one address, each for its own purpose; both must refer to the same subject. Throws
 * like `readLink`.
 */
export async function readLinkPair(
  context: Needs,
  purposes: readonly [LinkPurpose, LinkPurpose],
  tokens: readonly [string, string],
): Promise<number> {
  const first = await readLink(context, purposes[0], tokens[0])
  const second = await readLink(context, purposes[1], tokens[1])
  if (first.subject !== second.subject) throw fail('linkInvalid')
  return first.subject
}

/** Ends all links of this purpose to the subject. */
export async function endLinks({ db, clock }: Needs, purpose: LinkPurpose, subject: number): Promise<void> {
  await expireLinks(db, purpose.name, subject, clock())
}

/** Changes the expiry of valid links, because their subject ends earlier or later than planned. */
export async function moveLinksEnd(
  { db, clock }: Needs,
  purpose: LinkPurpose,
  subjects: readonly number[],
  expiresAt: Date,
): Promise<void> {
  await setLinksEnd(db, purpose.name, { subjects, expiresAt, now: clock() })
}

/** Deletes the links to subjects that were deleted. */
export async function forgetLinksOf(
  db: Kysely<Database>,
  purpose: LinkPurpose,
  subjects: readonly number[],
): Promise<void> {
  await deleteLinksOf(db, purpose.name, subjects)
}
