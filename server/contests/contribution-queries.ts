import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import { type ContributionStep, contributionMachine } from '#contract/contests/contribution.ts'
import { sourcesOf } from '#contract/states.ts'
import type { Database } from '#server/platform/database/database.ts'

type Db = Kysely<Database>
type Contributions = Database['contestContributions']

export type ContributionRow = Selectable<Contributions>
export type ArtistRow = Selectable<Database['contestArtists']>

export type NewArtist = Omit<Insertable<Database['contestArtists']>, 'contributionId'>

/** Null where another contribution has taken the slug at the same moment. */
export async function insertContribution(
  db: Db,
  row: Insertable<Contributions>,
  artist: NewArtist,
): Promise<number | null> {
  const inserted = await db
    .insertInto('contestContributions')
    .values(row)
    .onConflict(conflict => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return null
  await db
    .insertInto('contestArtists')
    .values({ ...artist, contributionId: inserted.id })
    .execute()
  return inserted.id
}

export async function findContribution(db: Db, id: number): Promise<ContributionRow | undefined> {
  return db.selectFrom('contestContributions').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findArtists(db: Db, ids: readonly number[]): Promise<ArtistRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('contestArtists')
    .selectAll()
    .where('contributionId', 'in', [...ids])
    .execute()
}

/** What visitors see of a contest. */
export async function findAccepted(db: Db, contestId: number): Promise<ContributionRow[]> {
  return db
    .selectFrom('contestContributions')
    .selectAll()
    .where('contestId', '=', contestId)
    .where('state', '=', 'accepted')
    .orderBy('slug')
    .execute()
}

export async function findAcceptedBySlug(db: Db, slug: string): Promise<ContributionRow | undefined> {
  return db
    .selectFrom('contestContributions')
    .selectAll()
    .where('slug', '=', slug)
    .where('state', '=', 'accepted')
    .executeTakeFirst()
}

/** What staff see: all that somebody has confirmed. */
export async function findConfirmed(db: Db, contestId: number): Promise<ContributionRow[]> {
  return db
    .selectFrom('contestContributions')
    .selectAll()
    .where('contestId', '=', contestId)
    .where('state', '<>', 'unconfirmed')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export async function countByState(db: Db, contestIds: readonly number[]) {
  if (contestIds.length === 0) return []
  return db
    .selectFrom('contestContributions')
    .select(({ fn }) => ['contestId', 'state', fn.countAll<number>().as('count')])
    .where('contestId', 'in', [...contestIds])
    .groupBy(['contestId', 'state'])
    .execute()
}

/** How many of a contest's contributions an address has confirmed. */
export async function countConfirmed(db: Db, contestId: number, emailKey: string): Promise<number> {
  const { count } = await db
    .selectFrom('contestContributions')
    .innerJoin('contestArtists', 'contestArtists.contributionId', 'contestContributions.id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('contestId', '=', contestId)
    .where('emailKey', '=', emailKey)
    .where('state', '<>', 'unconfirmed')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The latest contribution that an address has confirmed for a contest; 0 where it has none. */
export async function findConfirmedFrom(db: Db, contestId: number, emailKey: string): Promise<number> {
  const latest = await db
    .selectFrom('contestContributions')
    .innerJoin('contestArtists', 'contestArtists.contributionId', 'contestContributions.id')
    .select('contestContributions.id')
    .where('contestId', '=', contestId)
    .where('emailKey', '=', emailKey)
    .where('state', '<>', 'unconfirmed')
    .orderBy('contestContributions.id', 'desc')
    .executeTakeFirst()
  return latest?.id ?? 0
}

/** Slugs that are taken, of those that begin like this one. */
export async function findSlugsLike(db: Db, slug: string): Promise<string[]> {
  const rows = await db
    .selectFrom('contestContributions')
    .select('slug')
    .where('slug', 'like', `${slug}%`)
    .execute()
  return rows.map(row => row.slug)
}

export async function writeContribution(db: Db, id: number, set: Updateable<Contributions>): Promise<void> {
  await db.updateTable('contestContributions').set(set).where('id', '=', id).execute()
}

/** Moves a contribution out of a state from which a move leads there; false where none does. */
export async function moveTo(db: Db, id: number, to: ContributionStep, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contestContributions')
    .set({ state: to, updatedAt: now })
    .where('id', '=', id)
    .where('state', 'in', sourcesOf(contributionMachine, to))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function renameArtist(db: Db, id: number, name: string): Promise<void> {
  await db.updateTable('contestArtists').set({ name }).where('contributionId', '=', id).execute()
}

export async function deleteContribution(db: Db, id: number): Promise<void> {
  await db.deleteFrom('contestContributions').where('id', '=', id).execute()
}
