import { sql } from 'kysely'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { mayLogInCondition } from '#server/platform/sessions/sessions.ts'

type Db = Kysely<Database>

export interface EntryToSeal {
  id: number
  userId: number | null
  action: string
  entity: string
  entityId: number | null
  requestId: string
  createdAt: Date
  /** JSON as PostgreSQL writes it, in its own order of keys. */
  details: string
}

/** Locks out other processes, so that one seals at a time. */
export async function lockSealing(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('audit seals', 0))`.execute(trx)
}

const facts = ['id', 'userId', 'action', 'entity', 'entityId', 'requestId', 'createdAt'] as const

export async function findEntriesToSeal(db: Db, most: number): Promise<EntryToSeal[]> {
  return db
    .selectFrom('audit')
    .select([...facts, sql<string>`details::text`.as('details')])
    .where('sealId', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute()
}

/** All sealed entries, with the id of their seal. */
export async function findSealed(db: Db) {
  const rows = await db
    .selectFrom('audit')
    .select([...facts, 'sealId', 'sealedUserId', 'detailsDigest', sql<string>`details::text`.as('details')])
    .where('sealId', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map(row => ({ ...row, detailsDigest: row.detailsDigest ?? Buffer.alloc(0) }))
}

export type SealRow = Awaited<ReturnType<typeof findSeals>>[number]

export async function findSeals(db: Db) {
  const { rows } = await sql<{
    id: number
    digests: Buffer[]
    oldestAt: Date
    head: Buffer
    createdAt: Date
  }>`
    select id, digests, oldest_at as "oldestAt", head, created_at as "createdAt" from audit_seals order by id`.execute(
    db,
  )
  return rows
}

export async function findHead(db: Db) {
  return db
    .selectFrom('auditSeals')
    .select(['id', 'head', 'createdAt'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

interface Seal {
  digests: readonly Buffer[]
  oldestAt: Date
  head: Buffer
  createdAt: Date
}

export async function saveSeal(trx: Db, { digests, oldestAt, head, createdAt }: Seal): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into audit_seals (digests, oldest_at, head, created_at)
    values (${[...digests]}::bytea[], ${oldestAt}, ${head}, ${createdAt}) returning id`.execute(trx)
  return rows[0]?.id ?? 0
}

export async function markSealed(
  trx: Db,
  sealId: number,
  entries: readonly { id: number; detailsDigest: Buffer }[],
): Promise<void> {
  await sql`update audit set seal_id = ${sealId}, sealed_user_id = user_id, details_digest = digest
    from unnest(${entries.map(({ id }) => id)}::integer[], ${entries.map(one => one.detailsDigest)}::bytea[])
      as sealed (entry, digest)
    where id = entry`.execute(trx)
}

export async function findUserIds(db: Db): Promise<Set<number>> {
  const rows = await db.selectFrom('users').select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

/** Erased records, as `news 12`: the details of their entries may be empty. */
export async function findErasures(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('audit')
    .select(['entity', 'entityId'])
    .where('action', 'in', ['erased', 'left'])
    .execute()
  return new Set(rows.map(({ entity, entityId }) => `${entity} ${entityId}`))
}

export async function isHeadReader(db: Db, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('auditHeadReaders')
    .where('userId', '=', userId)
    .select('userId')
    .execute()
  return found.length > 0
}

/** Administrators who may log in and want the head by mail. */
export async function findHeadReaders(db: Db) {
  return db
    .selectFrom('auditHeadReaders')
    .innerJoin('users', 'users.id', 'auditHeadReaders.userId')
    .innerJoin('statuses', 'statuses.id', 'users.statusId')
    .innerJoin('roles', 'roles.id', 'users.roleId')
    .select(['users.id', 'users.email', 'users.locale', 'users.firstName', 'users.lastName'])
    .where('users.deletedAt', 'is', null)
    .where('roles.isAdmin', '=', true)
    .where(mayLogInCondition)
    .execute()
}

export async function setHeadReader(db: Db, userId: number, isWanted: boolean): Promise<void> {
  if (!isWanted) await db.deleteFrom('auditHeadReaders').where('userId', '=', userId).execute()
  else
    await db
      .insertInto('auditHeadReaders')
      .values({ userId })
      .onConflict(same => same.doNothing())
      .execute()
}
