import { type Selectable, sql } from 'kysely'
import { hour } from '#contract/durations.ts'
import { timeZone } from '#contract/language.ts'
import { asJson, type Database, type Kysely, transact } from '#server/platform/database/database.ts'

type Db = Kysely<Database>

export interface Sighting {
  cause: string
  type: string
  severity: string
  isDrill: boolean
  userId: number | null
  ip: string | null
  details: Record<string, unknown>
  groupKey: string
  now: Date
}

const grouping = hour // milliseconds within which the same report belongs to the same incident

/**
 * Stores a report. Equal reports within an hour of each other become one incident, however many arrive at
 * once; each step with the same end is stored once.
 */
export async function saveSighting(
  db: Db,
  sighting: Sighting,
  done: readonly { step: string; until?: Date | null }[],
): Promise<void> {
  const { groupKey, now, ...rest } = sighting
  await transact(db, async trx => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`incident:${groupKey}`}, 0))`.execute(trx)
    const again = await trx
      .updateTable('incidents')
      .set(row => ({ occurrences: row('occurrences', '+', 1), lastSeenAt: now }))
      .where('groupKey', '=', groupKey)
      .where('status', '=', 'open')
      .where('lastSeenAt', '>', new Date(now.getTime() - grouping))
      .returning('id')
      .executeTakeFirst()
    const moments = { createdAt: now, lastSeenAt: now }
    const { id } =
      again ??
      (await trx
        .insertInto('incidents')
        .values({ ...rest, groupKey, details: asJson(rest.details), ...moments })
        .returning('id')
        .executeTakeFirstOrThrow())
    // Repeated steps without an end are stored already.
    const news = again ? done.filter(({ step, until }) => until || step === 'ownerTold') : done
    // One statement for any number of steps, so that a letter to an owner cannot be detected by the duration
    // of a login.
    const [steps, ends] = [news.map(({ step }) => step), news.map(({ until = null }) => until)]
    await sql`insert into incident_steps (incident_id, step, until, created_at)
      select ${id}, step, until, ${now}::timestamptz
      from unnest(${steps}::text[], ${ends}::timestamptz[]) with ordinality as news (step, until, place)
      where not exists (
        select from incident_steps known
        where known.incident_id = ${id} and known.step = news.step and known.until is not distinct from news.until)
      order by place`.execute(trx)
  })
}

export async function insertSteps(db: Db, rows: readonly Omit<StepRow, 'id'>[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto('incidentSteps')
      .values([...rows])
      .execute()
}

export type StepRow = Selectable<Database['incidentSteps']>

export async function findSteps(db: Db, incidentIds: readonly number[]): Promise<StepRow[]> {
  if (incidentIds.length === 0) return []
  return db
    .selectFrom('incidentSteps')
    .selectAll()
    .where('incidentId', 'in', [...incidentIds])
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** Open incidents: of one account, or all. */
export async function findOpenOf(db: Db, of: { userId: number } | null) {
  const open = db.selectFrom('incidents').select(['id', 'ip']).where('status', '=', 'open')
  return (of ? open.where('userId', '=', of.userId) : open).execute()
}

/** Counts open incidents, without drills. */
export async function countOpen(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('incidents')
    .select(row => row.fn.countAll<number>().as('count'))
    .where('status', '=', 'open')
    .where('isDrill', '=', false)
    .executeTakeFirstOrThrow()
  return count
}

export async function findBlocked(db: Db, now: Date): Promise<{ ip: string; expiresAt: Date }[]> {
  return db.selectFrom('suspiciousIps').select(['ip', 'expiresAt']).where('expiresAt', '>', now).execute()
}

export async function findIncidents(db: Db, ids: readonly number[]): Promise<IncidentRow[]> {
  if (ids.length === 0) return []
  return db.selectFrom('incidents').selectAll().where('id', 'in', ids).execute()
}
export type IncidentRow = Selectable<Database['incidents']>

interface Resolution {
  ids: readonly number[]
  notes: string | undefined
  by: number | null
  now: Date
}

/** Keeps who resolved an incident first; given notes replace the existing ones. */
export async function resolveRows(db: Db, { ids, notes, by, now }: Resolution): Promise<void> {
  await db
    .updateTable('incidents')
    .set(row => ({
      status: 'resolved',
      resolvedAt: row.fn.coalesce('resolvedAt', sql<Date>`${now}`),
      resolvedBy: sql<number | null>`case when resolved_at is null then ${by}::integer else resolved_by end`,
      ...(notes !== undefined && { notes }),
    }))
    .where('id', 'in', [...ids])
    .execute()
}

export type AddressRow = Selectable<Database['suspiciousIps']>

export async function findAddresses(db: Db, now: Date): Promise<AddressRow[]> {
  return db
    .selectFrom('suspiciousIps')
    .selectAll()
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function keepAddress(db: Db, row: Omit<AddressRow, 'id'>): Promise<AddressRow> {
  const { ip, ...rest } = row
  return db
    .insertInto('suspiciousIps')
    .values(row)
    .onConflict(conflict => conflict.column('ip').doUpdateSet(rest))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Unblocks an address and returns it; null if there was none. */
export async function removeAddress(db: Db, id: number): Promise<string | null> {
  const row = await db.deleteFrom('suspiciousIps').where('id', '=', id).returning('ip').executeTakeFirst()
  return row?.ip ?? null
}

export type AuditRow = Selectable<Database['audit']>

export async function findAudit(db: Db, ids: readonly number[]): Promise<AuditRow[]> {
  if (ids.length === 0) return []
  return db.selectFrom('audit').selectAll().where('id', 'in', ids).execute()
}

/** Distinct values of the audit log's columns, for its filters. */
export async function findAuditFilters(db: Db) {
  const { rows } = await sql<{ userIds: number[]; actions: string[]; entities: string[] }>`
    select
      coalesce(array_agg(distinct user_id) filter (where user_id is not null), '{}') as "userIds",
      coalesce(array_agg(distinct action), '{}') as actions,
      coalesce(array_agg(distinct entity), '{}') as entities
    from audit`.execute(db)
  const [row] = rows
  return row ?? { userIds: [], actions: [], entities: [] }
}

export async function insertLogin(
  db: Db,
  row: { userId: number; privateIp: string | null; createdAt: Date },
): Promise<void> {
  await db.insertInto('recentLogins').values(row).execute()
}

export async function findRecentLogins(db: Db, now: Date) {
  return db
    .selectFrom('recentLogins')
    .select(['userId', 'privateIp'])
    .where('createdAt', '>', new Date(now.getTime() - hour))
    .execute()
}

/** Number of hours of the last day with at least `atLeast` requests to other hosts and none to ours. */
export async function findHoursOfForeignHost(db: Db, now: Date, atLeast: number): Promise<number> {
  const { rows } = await sql<{ hour: Date }>`
    select hour from hourly_figures
    where hour > ${now}::timestamptz - interval '24 hours' and name in ('ownHost', 'foreignHost')
    group by hour
    having sum(count) filter (where name = 'foreignHost') >= ${atLeast}
      and coalesce(sum(count) filter (where name = 'ownHost'), 0) = 0`.execute(db)
  return rows.length
}

/**
 * Letters of the last day that were tried most recently; `lastError` is null if the mail server accepted the
 * letter.
 */
export async function findLatestMails(db: Db, now: Date, count: number) {
  return db
    .selectFrom('mails')
    .select('lastError')
    .where('createdAt', '>', new Date(now.getTime() - 24 * hour))
    .where(sql<boolean>`state in ('sent', 'retry', 'failed') and attempts > 0`)
    .where(sql<boolean>`(state = 'sent' or last_error is not null)`)
    .orderBy(sql`coalesce(sent_at, claimed_at, created_at)`, 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
}

/** Counts by name for each hour or day since the given time. */
export async function findFigures(db: Db, { since, unit }: { since: Date; unit: 'hour' | 'day' }) {
  const { rows } = await sql<{ at: Date; name: string; count: number }>`
    with counted as (
      select hour as moment, name, count from hourly_figures where name not in ('ownHost', 'foreignHost')
      union all
      select created_at, case action when 'locked' then 'locks' else 'addressesBlocked' end, 1 from audit
      where action in ('locked', 'addressBlocked')
      union all select sent_at, 'mailsSent', 1 from mails where state = 'sent'
      union all select created_at, 'mailsFailed', 1 from mails where state in ('failed', 'uncertain'))
    select date_trunc(${unit}, moment, ${timeZone}) as at, name, sum(count)::int as count
    from counted where moment >= ${since} group by 1, 2`.execute(db)
  return rows
}
