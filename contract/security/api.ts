import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { bilingual, id, key, line, lines, moment } from '../fields.ts'
import { anyOf, days, listCall, wholeListCall } from '../list.ts'
import { opens } from '../permissions.ts'
import { mistakeNames, type SecurityFigureName, securityFigureNames } from './figures.ts'
import { incidentCauseNames, incidentStatuses, incidentSteps, incidentTypes, severities } from './incident.ts'

const may = opens.safety
const notes = lines(2000, 'length').optional()
const byId = z.strictObject({ id: z.coerce.number().pipe(id) })

/** A detected incident. `ip` is complete for a week, then only its network such as `192.0.2.0/24`. */
export const incident = z.object({
  id,
  type: z.enum(incidentTypes),
  /** Code of what was detected. */
  cause: z.enum(incidentCauseNames),
  severity: z.enum(severities),
  status: z.enum(incidentStatuses),
  /** Whether staff started it as a test attack: nothing to do, and not in any figure. */
  isDrill: z.boolean(),
  /** The user whose access is concerned. */
  user: z.object({ id, name: z.string() }).nullable(),
  ip: z.string().nullable(),
  /** Number of detections, each within an hour of the previous one. */
  occurrences: z.int(),
  createdAt: moment,
  lastSeenAt: moment,
  notes: z.string(),
  resolvedAt: moment.nullable(),
  resolvedBy: z.string().nullable(),
})
export type Incident = z.infer<typeof incident>

/** Steps taken, the first one first: by the site itself if `by` is null. */
const course = z.array(
  z.object({
    id,
    step: z.enum(incidentSteps),
    by: z.string().nullable(),
    at: moment,
    /** When it ends by itself, if it does. */
    until: moment.nullable(),
  }),
)

/** A code word in the log. */
const logWord = z.string().regex(/^[a-zA-Z]{1,60}$/)

/** An action of staff, or of the site itself if `user` is null. Kept for two years. */
export const auditEntry = z.object({
  id,
  createdAt: moment,
  user: z.object({ id, name: z.string() }).nullable(),
  /** Code of the action: `changed`, `exported`. */
  action: z.string(),
  /** Target of the action: a kind of record, or something else, such as `registration`. */
  entity: z.string(),
  entityId: z.int().nullable(),
  /** Current title of the record; null if it is no record, or was deleted. */
  title: bilingual(z.string()).nullable(),
  details: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof auditEntry>

/** Numbers of days for which an address can be blocked. */
export const blockDays = [1, 7, 30, 90] as const

/** An IP address from which all requests are refused until then; an IPv6 address stands for its /64. */
export const blockedAddress = z.object({
  id,
  ip: z.string(),
  reason: z.string(),
  createdAt: moment,
  createdBy: z.string().nullable(),
  expiresAt: moment,
})
export type BlockedAddress = z.infer<typeof blockedAddress>

const ofIncidents = z.strictObject({
  ids: z
    .string()
    .regex(/^\d+(,\d+){0,99}$/)
    .transform(text => text.split(',').map(Number))
    .pipe(z.array(id)),
})

/** In the language of the caller. The authority must be notified within 72 hours of detecting the breach. */
export const breachReport = z.object({
  title: z.string(),
  madeAt: moment,
  isDrill: z.boolean(),
  clock: z.object({
    beganAt: moment,
    noticedAt: moment,
    /** The end of the 72 hours. */
    dueAt: moment,
    hoursLeft: z.int(),
  }),
  incidents: z.array(
    z.object({
      id,
      what: z.string(),
      happened: z.string(),
      severity: z.string(),
      occurrences: z.int(),
      beganAt: moment,
      lastSeenAt: moment,
    }),
  ),
  /** Number of staff accounts concerned. */
  accounts: z.int(),
  /** Personal data on the site: nothing else can be concerned. `people` counts distinct addresses. */
  data: z.array(z.object({ what: z.string(), records: z.int(), people: z.int() })),
  measures: z.array(z.object({ at: moment, by: z.string(), what: z.string() })),
  notes: z.array(z.string()),
  /** Information that only people have, to be added. */
  toAdd: z.array(z.string()),
})
export type BreachReport = z.infer<typeof breachReport>

const counts = z.object(
  Object.fromEntries(securityFigureNames.map(name => [name, z.int()])) as Record<
    SecurityFigureName,
    z.ZodInt
  >,
)
const overTime = z.array(z.object({ at: moment, counts }))

const auditHead = z.object({
  head: z.string().nullable(),
  sealedAt: moment.nullable(),
  isWanted: z.boolean(),
})

const figures = z.object({
  /** Open incidents by severity. */
  open: z.object({ low: z.int(), medium: z.int(), high: z.int() }),
  /** Incidents of the last seven days, open or not. */
  lastWeek: z.int(),
  blockedAddresses: z.int(),
  /** The last 24 hours, and the last 30 days in Berlin, each by the time at which it begins. */
  byHour: overTime,
  byDay: overTime,
})

/**
 * Problems that the site detects in its own configuration: `about` is an address, a host, seconds, or words
 * of the mail server.
 */
const mistakes = z.array(z.object({ name: z.enum(mistakeNames), about: z.string() }))

export const securityApi = {
  metrics: call('GET /backstage/security/metrics', { may }).input(z.strictObject({})).output(figures),
  mistakes: call('GET /backstage/security/mistakes', { may }).input(z.strictObject({})).output(mistakes),
  /**
   * Starts a test attack of the site on its own login; the incident follows within a minute. Once in ten
   * minutes for the whole site.
   */
  drill: call('POST /backstage/security/drill', { may, status: 202 })
    .input(z.strictObject({}))
    .output(z.object({ startedAt: moment })),
  list: listCall({
    path: '/backstage/security/incidents',
    may,
    row: incident,
    sort: ['lastSeenAt', 'createdAt', 'occurrences'],
    filters: {
      type: anyOf(incidentTypes).optional(),
      severity: anyOf(severities).optional(),
      status: anyOf(incidentStatuses).optional(),
      cause: anyOf(incidentCauseNames).optional(),
      user: z.coerce.number().pipe(id).optional(),
      ...days('seen'),
    },
  }),
  find: call('GET /backstage/security/incidents/{id}', { may })
    .input(byId)
    .output(incident.extend({ details: z.record(z.string(), z.unknown()), course })),
  /** An incident already resolved keeps who resolved it first; its notes can be changed. */
  resolve: call('PATCH /backstage/security/incidents/{id}/resolve', { may })
    .input(byId.extend({ notes }))
    .output(incident),
  /** Resolves several open incidents at once, with the same notes. */
  resolveMany: call('POST /backstage/security/incidents/resolve', { may })
    .input(z.strictObject({ ids: z.array(id).min(1).max(100), notes }))
    .output(z.object({ done: z.array(id), failed: z.array(z.object({ id, code: z.string() })) })),
  /**
   * Returns the contents required by Article 33 of the GDPR, for one or more incidents: see `breachReport`.
   */
  breachReport: call('GET /backstage/security/breach-report', { may })
    .input(ofIncidents)
    .output(breachReport),
  printBreachReport: call('GET /backstage/security/breach-report/pdf', {
    may,
    givesFile: 'application/pdf',
  })
    .input(ofIncidents)
    .output(nothing),
  audit: listCall({
    path: '/backstage/security/audit',
    may,
    ofPeople: true,
    row: auditEntry,
    sort: ['createdAt'],
    filters: {
      user: z.coerce.number().pipe(id).optional(),
      action: logWord.optional(),
      entity: logWord.optional(),
      id: z.coerce.number().pipe(id).optional(),
      ...days('done'),
    },
  }),
  /** Returns the head of the log's hash chain, and whether the caller gets it by mail every day. */
  auditHead: call('GET /backstage/security/audit-head', { may }).input(z.strictObject({})).output(auditHead),
  wantAuditHead: call('PUT /backstage/security/audit-head', { may })
    .input(z.strictObject({ isWanted: z.boolean() }))
    .output(auditHead),
  /** Returns the filter values that occur in the log: users, actions and targets. */
  auditFilters: call('GET /backstage/security/audit-filters', { may })
    .input(z.strictObject({}))
    .output(
      z.object({
        users: z.array(z.object({ id, name: z.string() })),
        actions: z.array(z.string()),
        entities: z.array(z.string()),
      }),
    ),
  addresses: {
    list: wholeListCall('/backstage/security/suspicious-ips', { may, row: blockedAddress }),
    block: call('POST /backstage/security/suspicious-ips', { may, asksAgain: true, status: 201 })
      .input(
        z.strictObject({
          ip: key(60, 'validIp').min(1, { error: 'required' }),
          days: z.literal(blockDays).default(30),
          reason: line(200).default(''),
        }),
      )
      .output(blockedAddress),
    release: call('DELETE /backstage/security/suspicious-ips/{id}', { may, asksAgain: true, status: 204 })
      .input(byId)
      .output(nothing),
  },
}
