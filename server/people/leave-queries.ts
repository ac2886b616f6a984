import type { Kysely } from 'kysely'
import { asJson, type Database } from '#server/platform/database/database.ts'

type Db = Kysely<Database>

/** Deletes data of an account that is no longer needed. */
export async function forgetAccount(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('users')
    .set({ passwordHash: null, hasShortPassword: false, failedLogins: 0 })
    .where('id', '=', userId)
    .execute()
  for (const table of [
    'knownDevices',
    'loginCounters',
    'listSettings',
    'secondFactors',
    'secondFactorResets',
    'loginSteps',
  ] as const)
    await db.deleteFrom(table).where('userId', '=', userId).execute()
}

/**
 * Deletes older revisions and the details of audit entries, because both may hold private data; actor and
 * time of each entry stay.
 */
export async function forgetHistory(db: Db, id: number): Promise<void> {
  const own = db.selectFrom('revisions').where('kind', '=', 'people').where('recordId', '=', id)
  await db
    .deleteFrom('revisions')
    .where('kind', '=', 'people')
    .where('recordId', '=', id)
    .where(
      'n',
      '<',
      own.select(({ fn }) => fn.max('n').as('n')),
    )
    .execute()
  await db
    .updateTable('audit')
    .set({ details: asJson({}) })
    .where('entity', '=', 'people')
    .where('entityId', '=', id)
    .execute()
}

/** Returns people whose last day is over and who are not former members yet. */
export async function findPastLastDay(db: Db, today: string) {
  return db
    .selectFrom('users')
    .innerJoin('statuses', 'statuses.id', 'users.statusId')
    .where('users.deletedAt', 'is', null)
    .where('users.endDate', '<', today)
    .where('statuses.isFormer', '=', false)
    .select(['users.id', 'users.version'])
    .execute()
}
