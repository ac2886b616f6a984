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

/** Returns the contributions of a contest that visitors see. */
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

/** Returns the contributions that staff see: all whose address is confirmed. */
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

/** Counts the contributions to a contest that were confirmed from an address. */
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

/** Returns the id of the latest contribution to a contest confirmed from an address; 0 if there is none. */
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

/** Returns the slugs in use that begin with this one. */
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

/**
 * Changes the state of a contribution, if a transition leads there from its current state; otherwise returns
 * false.
 */
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
