import { sql } from 'kysely'
import { fail } from '#contract/errors.ts'
import type { Incident, securityApi } from '#contract/security/api.ts'
import { incidentTypeNames, severityNames, statusNames, incidents as words } from '#messages/security.ts'
import { namesOf } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  by,
  daysOf,
  isAnyOf,
  type ListDeclaration,
  type QueryOf,
  wordsIn,
} from '#server/platform/lists/lists.ts'
import { audit } from '#server/platform/records/records.ts'
import { findIncidents, type IncidentRow, resolveRow } from './queries.ts'

/** Everything that was noticed, what was seen last first. */
export const incidentList: ListDeclaration<Incident, QueryOf<typeof securityApi.list>> = {
  name: 'incidents',
  title: words.title,
  table: 'incidents',
  sort: '-lastSeenAt',
  sorts: {
    lastSeenAt: by('lastSeenAt'),
    createdAt: by('createdAt'),
    occurrences: by('occurrences'),
  },
  search: wordsIn('ip', 'notes'),
  filters: {
    type: isAnyOf('type'),
    severity: isAnyOf('severity'),
    status: isAnyOf('status'),
    ...daysOf('seen', 'lastSeenAt'),
  },
  rows: async (context, ids) => {
    const rows = await findIncidents(context.db, ids)
    const names = await namesIn(context, rows)
    return rows.map(row => shown(row, names))
  },
  columns: async () => [
    { heading: words.type, cell: ({ type }, reader) => incidentTypeNames[type][reader] },
    { heading: words.severity, cell: ({ severity }, reader) => severityNames[severity][reader] },
    { heading: words.status, cell: ({ status }, reader) => statusNames[status][reader] },
    { heading: words.user, cell: ({ user }) => user?.name ?? null },
    { heading: words.ip, cell: ({ ip }) => ip },
    { heading: words.occurrences, cell: ({ occurrences }) => occurrences },
    { heading: words.firstSeen, cell: ({ createdAt }) => new Date(createdAt) },
    { heading: words.lastSeen, cell: ({ lastSeenAt }) => new Date(lastSeenAt) },
    { heading: words.notes, cell: ({ notes }) => notes },
    { heading: words.resolvedAt, cell: ({ resolvedAt }) => (resolvedAt ? new Date(resolvedAt) : null) },
    { heading: words.resolvedBy, cell: ({ resolvedBy }) => resolvedBy },
  ],
}

/** One with what came with it. Throws `notFound`. */
export async function findIncident(context: Context, id: number) {
  const row = await rowOf(context, id)
  const incident = shown(row, await namesIn(context, [row]))
  return { ...incident, details: row.details as Record<string, unknown> }
}

/** Throws `notFound`. */
export async function resolveIncident(context: Context, id: number, notes?: string): Promise<Incident> {
  const { db, caller, clock } = context
  const before = await rowOf(context, id)
  await resolveRow(db, { id, notes, by: caller?.id ?? null, now: clock() })
  const action = before.status === 'open' ? 'incidentResolved' : 'incidentNoted'
  await audit(context, {
    action,
    entity: 'incidents',
    entityId: id,
    details: { notes: notes ?? before.notes },
  })
  const row = await rowOf(context, id)
  return shown(row, await namesIn(context, [row]))
}

const week = sql`interval '7 days'`

/** How it stands: what is open, how much of late, how many addresses are blocked. */
export async function securityFigures({ db, clock }: Pick<Context, 'db' | 'clock'>) {
  const now = clock()
  const open = (severity: string) =>
    sql<number>`count(*) filter (where status = 'open' and severity = ${severity})`
  const { low, medium, high, lastWeek } = await db
    .selectFrom('incidents')
    .select([
      open('low').as('low'),
      open('medium').as('medium'),
      open('high').as('high'),
      sql<number>`count(*) filter (where last_seen_at > ${now}::timestamptz - ${week})`.as('lastWeek'),
    ])
    .executeTakeFirstOrThrow()
  const { blocked } = await db
    .selectFrom('suspiciousIps')
    .select(({ fn }) => fn.countAll<number>().as('blocked'))
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow()
  return {
    open: { low: Number(low), medium: Number(medium), high: Number(high) },
    lastWeek: Number(lastWeek),
    blockedAddresses: Number(blocked),
  }
}

async function rowOf({ db }: Pick<Context, 'db'>, id: number): Promise<IncidentRow> {
  const [row] = await findIncidents(db, [id])
  if (!row) throw fail('notFound')
  return row
}

type Names = ReadonlyMap<number, string>

async function namesIn(context: Pick<Context, 'db'>, rows: readonly IncidentRow[]): Promise<Names> {
  const people = rows.flatMap(({ userId, resolvedBy }) => [userId, resolvedBy])
  return namesOf(
    context,
    people.filter(id => id !== null),
  )
}

function shown(row: IncidentRow, names: Names): Incident {
  const { id, ip, userId, occurrences, notes, resolvedBy } = row
  return {
    ...{ id, ip, occurrences, notes },
    type: row.type as Incident['type'],
    severity: row.severity as Incident['severity'],
    status: row.status as Incident['status'],
    user: userId === null ? null : { id: userId, name: names.get(userId) ?? '' },
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    resolvedBy: resolvedBy === null ? null : (names.get(resolvedBy) ?? null),
  }
}
