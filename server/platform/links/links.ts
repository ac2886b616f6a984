import { fail } from '#contract/errors.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { hashOf, isToken, newToken } from '#server/platform/sessions/sessions.ts'
import { deleteLinksOf, expireLinks, findLink, insertLink, markUsed, setLinksEnd } from './queries.ts'

/** What links of one kind are for, and how they behave. */
export interface LinkPurpose {
  /** Its name in the table, such as `passwordReset`. */
  name: string
  /** Milliseconds for which a link works, unless another moment is given when it is issued. */
  life: number
  /** `once`: the first use ends it. `again`: it works until it expires or is ended. */
  uses: 'once' | 'again'
  /** True: a newer link to the same subject ends older ones. */
  endsOlder: boolean
}

type Needs = Pick<Context, 'db' | 'clock'>

export interface IssuedLink {
  token: string
  expiresAt: Date
}

/** A new link to a subject: its token is known to whoever gets it and to nobody else. Runs in a transaction. */
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
 * What a link opens; changes nothing, as every GET. Throws `linkInvalid` for what was never a link for this purpose, and
 * `linkExpired` for one that is over: expired, ended or used.
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

/** The row that a token opens, wherever rows with its hash lie. Throws like `readLink`. */
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

/** What a link is about, which may be gone by now. Throws like `readLink`, and `linkExpired` for what is gone. */
export async function findBehind<Thing>(
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
 * Uses a link, in the transaction of what it does; gives its subject. Of all who use one that works once, at the same
 * moment, one succeeds. Throws like `readLink`.
 */
export async function takeLink(context: Needs, purpose: LinkPurpose, token: string): Promise<number> {
  const { subject } = await readLink(context, purpose, token)
  if (purpose.uses === 'again') return subject
  const isTaken = await markUsed(context.db, hashOf(token), context.clock())
  if (!isTaken) throw fail('linkExpired')
  return subject
}

/** Two tokens of one address, each for its own purpose: both must open the same subject. Throws like `readLink`. */
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

/** From now on no link for this purpose opens the subject. */
export async function endLinks({ db, clock }: Needs, purpose: LinkPurpose, subject: number): Promise<void> {
  await expireLinks(db, purpose.name, subject, clock())
}

/** Links that work again and again work until another moment: what they are about ends earlier or later than was said. */
export async function moveLinksEnd(
  { db, clock }: Needs,
  purpose: LinkPurpose,
  subjects: readonly number[],
  expiresAt: Date,
): Promise<void> {
  await setLinksEnd(db, purpose.name, { subjects, expiresAt, now: clock() })
}

/** Deletes the links to subjects that are gone for good. */
export async function forgetLinksOf(
  db: Kysely<Database>,
  purpose: LinkPurpose,
  subjects: readonly number[],
): Promise<void> {
  await deleteLinksOf(db, purpose.name, subjects)
}
