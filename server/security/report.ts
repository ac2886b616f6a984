import ipaddr from 'ipaddr.js'
import { type IncidentCause, type IncidentStep, incidentCauses } from '#contract/security/incident.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { saveSighting } from './queries.ts'
import { redacted } from './redact.ts'

export interface Report {
  cause: IncidentCause
  userId?: number | null
  /** Whatever helps to understand it. Secrets are taken out, and no more than 4 kB is kept. */
  details?: Record<string, unknown>
  /** The same key within an hour is the same incident, once more: for instance `reuse:17`. */
  groupKey: string
  /** What the site has done about it by itself. */
  done: readonly Done[]
}

export interface Done {
  step: IncidentStep
  until?: Date | null
}

type Reporting = Pick<Context, 'pool' | 'clock' | 'log' | 'ip'> & Partial<Pick<Context, 'isDrill'>>

/**
 * Keeps an incident, even if the call that reports it fails. Never throws: the call has its own answer to give. It takes
 * a connection of `pool`, so a call that holds one in its transaction reports after that has ended.
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

// The nightly job reads it as an address: nothing else may stand there.
function storedAddress(ip: string): string | null {
  const bare = ip.replace(/%.*$/, '')
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : null
}
