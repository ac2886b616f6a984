import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { bilingual, id, key, line, lines, moment } from '../fields.ts'
import { anyOf, days, listCall, wholeListCall } from '../list.ts'
import { opens } from '../permissions.ts'
import { incidentStatuses, incidentTypes, severities } from './incident.ts'

const may = opens.safety
const byId = z.strictObject({ id: z.coerce.number().pipe(id) })

/** Something that was noticed. `ip` is whole for a week, then its network such as `192.0.2.0/24`. */
export const incident = z.object({
  id,
  type: z.enum(incidentTypes),
  severity: z.enum(severities),
  status: z.enum(incidentStatuses),
  /** Whose access it is about. */
  user: z.object({ id, name: z.string() }).nullable(),
  ip: z.string().nullable(),
  /** How often the same was noticed within an hour each. */
  occurrences: z.int(),
  createdAt: moment,
  lastSeenAt: moment,
  notes: z.string(),
  resolvedAt: moment.nullable(),
  resolvedBy: z.string().nullable(),
})
export type Incident = z.infer<typeof incident>

/** A word as the program writes it into the log. */
const logWord = z.string().regex(/^[a-zA-Z]{1,60}$/)

/** What somebody of the staff did, or the website itself where `user` is null. Kept for two years. */
export const auditEntry = z.object({
  id,
  createdAt: moment,
  user: z.object({ id, name: z.string() }).nullable(),
  /** What was done, in one word: `changed`, `exported`. */
  action: z.string(),
  /** What it was done to: a kind of record, or another thing, such as `registration`. */
  entity: z.string(),
  entityId: z.int().nullable(),
  /** What the record is called now; null where it is no record, or gone. */
  title: bilingual(z.string()).nullable(),
  details: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof auditEntry>

/** For how many days an address can be blocked. */
export const blockDays = [1, 7, 30, 90] as const

/** An address of which nothing is taken until then; an IPv6 address stands for its /64. */
export const blockedAddress = z.object({
  id,
  ip: z.string(),
  reason: z.string(),
  createdAt: moment,
  createdBy: z.string().nullable(),
  expiresAt: moment,
})
export type BlockedAddress = z.infer<typeof blockedAddress>

const figures = z.object({
  /** Open incidents by their severity. */
  open: z.object({ low: z.int(), medium: z.int(), high: z.int() }),
  /** Incidents of the last seven days, open or not. */
  lastWeek: z.int(),
  blockedAddresses: z.int(),
})

export const securityApi = {
  metrics: call('GET /backstage/security/metrics', { may }).input(z.strictObject({})).output(figures),
  list: listCall({
    path: '/backstage/security/incidents',
    may,
    row: incident,
    sort: ['lastSeenAt', 'createdAt', 'occurrences'],
    filters: {
      type: anyOf(incidentTypes).optional(),
      severity: anyOf(severities).optional(),
      status: anyOf(incidentStatuses).optional(),
      ...days('seen'),
    },
  }),
  find: call('GET /backstage/security/incidents/{id}', { may })
    .input(byId)
    .output(incident.extend({ details: z.record(z.string(), z.unknown()) })),
  /** What is resolved already keeps who did it first; its notes can be written anew. */
  resolve: call('PATCH /backstage/security/incidents/{id}/resolve', { may })
    .input(byId.extend({ notes: lines(2000, 'length').optional() }))
    .output(incident),
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
  /** What can be filtered by: who stands in the log, and what was done to what. */
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
