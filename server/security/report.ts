import ipaddr from 'ipaddr.js'
import { type IncidentCause, type IncidentStep, incidentCauses } from '#contract/security/incident.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { saveSighting } from './queries.ts'
import { redacted } from './redact.ts'

export interface Report {
  cause: IncidentCause
  userId?: number | null
  /** Details that help to understand the incident. Secrets are removed, and at most 4 kB are kept. */
  details?: Record<string, unknown>
  /** Reports with the same key within an hour belong to the same incident, for instance `reuse:17`. */
  groupKey: string
  /** Steps that the site has taken automatically. */
  done: readonly Done[]
}

export interface Done {
  step: IncidentStep
  until?: Date | null
}

type Reporting = Pick<Context, 'pool' | 'clock' | 'log' | 'ip'> & Partial<Pick<Context, 'isDrill'>>

/**
 * Stores an incident, even if the reporting call's transaction is rolled back. Never throws, because the call
 * has its own response to give. Uses a connection of `pool`, so a call within a transaction should report
 * after it has ended.
 */
export async function report(context: Reporting, incident: Report): Promise<void> {
  const { pool, clock, log, ip, isDrill = false } = context
  const { cause, userId = null, groupKey, done } = incident
  const { type, severity } = incidentCauses[cause]
  const details = redacted(incident.details ?? {})
  log.warn({ cause, severity, isDrill }, 'a security incident is reported')
  const known = { userId, ip: storedAddress(ip), isDrill }
  await saveSighting(
    pool,
    { ...{ cause, type, severity, details, groupKey }, ...known, now: clock() },
    done,
  ).catch(error => {
    log.error({ cause, error: String(error) }, 'a security incident could not be stored')
  })
}

// The nightly job casts it to an IP address, so nothing else may be stored.
function storedAddress(ip: string): string | null {
  const bare = ip.replace(/%.*$/, '')
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : null
}
