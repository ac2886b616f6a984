import { sql } from 'kysely'
import { fail } from '#contract/errors.ts'
import type { Incident, securityApi } from '#contract/security/api.ts'
import type { IncidentStep } from '#contract/security/incident.ts'
import { causeWords } from '#messages/incident-causes.ts'
import { incidentTypeNames, severityNames, statusNames, incidents as words } from '#messages/security.ts'
import { namesOf } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  by,
  containsWords,
  daysOf,
  equals,
  isAnyOf,
  type ListDeclaration,
  type QueryOf,
} from '#server/platform/lists/lists.ts'
import { audit } from '#server/platform/records/records.ts'
import { figuresOverTime } from './figures.ts'
import { findIncidents, findSteps, type IncidentRow, resolveRows, type StepRow } from './queries.ts'
import { noteStepIn } from './steps.ts'

/** All incidents, the most recently seen first. */
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
  search: containsWords('ip', 'notes'),
  filters: {
    type: isAnyOf('type'),
    severity: isAnyOf('severity'),
    status: isAnyOf('status'),
    cause: isAnyOf('cause'),
    user: equals('userId'),
    ...daysOf('seen', 'lastSeenAt'),
  },
  rows: async (context, ids) => {
    const rows = await findIncidents(context.db, ids)
    const names = await namesIn(context, rows)
    return rows.map(row => shown(row, names))
  },
  columns: async () => [
    { heading: words.type, cell: ({ type }, reader) => incidentTypeNames[type][reader] },
    { heading: words.cause, cell: ({ cause }, reader) => causeWords[cause].name[reader] },
    { heading: words.drill, cell: ({ isDrill }, reader) => isDrill && words.isDrill[reader] },
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

/** Returns an incident with its details and the steps taken since. Throws `notFound`. */
export async function findIncident(context: Context, id: number) {
  const row = await rowOf(context, id)
  const steps = await findSteps(context.db, [id])
  const names = await namesIn(context, [row], steps)
  return {
    ...shown(row, names),
    details: row.details as Record<string, unknown>,
    course: steps.map(({ id, step, userId, until, createdAt }) => ({
      id,
      step: step as IncidentStep,
      by: userId === null ? null : (names.get(userId) ?? null),
      until: until?.toISOString() ?? null,
      at: createdAt.toISOString(),
    })),
  }
}

/** Throws `notFound`. */
export async function resolveIncident(context: Context, id: number, notes?: string): Promise<Incident> {
  await resolveAll(context, [await rowOf(context, id)], notes)
  const row = await rowOf(context, id)
  return shown(row, await namesIn(context, [row]))
}

/**
 * Resolves several incidents with the same notes; reports those that do not exist or are resolved already as
 * failed.
 */
export async function resolveIncidents(context: Context, ids: readonly number[], notes?: string) {
  const rows = await findIncidents(context.db, ids)
  const open = rows.filter(({ status }) => status === 'open')
  await resolveAll(context, open, notes)
  const done = open.map(({ id }) => id)
  const codeOf = (id: number) => (rows.some(row => row.id === id) ? 'conflict' : 'notFound')
  const failed = ids.filter(id => !done.includes(id)).map(id => ({ id, code: codeOf(id) }))
  return { done, failed }
}

async function resolveAll(context: Context, rows: readonly IncidentRow[], notes?: string): Promise<void> {
  if (rows.length === 0) return
  const { db, caller, clock } = context
  await resolveRows(db, { ids: rows.map(({ id }) => id), notes, by: caller?.id ?? null, now: clock() })
  for (const { id, status, notes: before } of rows) {
    const action = status === 'open' ? 'incidentResolved' : 'incidentNoted'
    const details = { notes: notes ?? before }
    await audit(context, { action, entity: 'incidents', entityId: id, details })
    await noteStepIn(context, [id], status === 'open' ? 'resolved' : 'noted')
  }
}

const week = sql`interval '7 days'`

/**
 * Returns the numbers of open incidents, of incidents in the last week and of blocked addresses, and the
 * figures over time.
 */
export async function securityFigures(context: Pick<Context, 'db' | 'clock' | 'figures'>) {
  const { db, clock } = context
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
    .where('isDrill', '=', false)
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
    ...(await figuresOverTime(context)),
  }
}

async function rowOf({ db }: Pick<Context, 'db'>, id: number): Promise<IncidentRow> {
  const [row] = await findIncidents(db, [id])
  if (!row) throw fail('notFound')
  return row
}

type Names = ReadonlyMap<number, string>

async function namesIn(
  context: Pick<Context, 'db'>,
  rows: readonly IncidentRow[],
  steps: readonly StepRow[] = [],
): Promise<Names> {
  const people = [
    ...rows.flatMap(({ userId, resolvedBy }) => [userId, resolvedBy]),
    ...steps.map(({ userId }) => userId),
  ]
  return namesOf(
    context,
    people.filter(id => id !== null),
  )
}

function shown(row: IncidentRow, names: Names): Incident {
  const { id, ip, userId, occurrences, notes, resolvedBy, isDrill } = row
  return {
    ...{ id, ip, occurrences, notes, isDrill },
    cause: row.cause as Incident['cause'],
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
