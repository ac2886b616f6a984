import type { IncidentStep } from '#contract/security/incident.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { limitKeyOf } from '#server/platform/limits/limits.ts'
import { findOpenOf, insertSteps } from './queries.ts'

type Acting = Pick<Context, 'db' | 'clock' | 'caller'>

/** Writes a step into the course of all open incidents about an account, or from an address, in the caller's transaction. */
export async function noteStep(
  context: Acting,
  about: { userId: number } | { ip: string },
  step: IncidentStep,
): Promise<void> {
  const open = await findOpenOf(context.db, 'userId' in about ? about : null)
  const ids = open.filter(row => isMeant(row.ip)).map(({ id }) => id)
  await noteStepIn(context, ids, step)

  function isMeant(ip: string | null): boolean {
    return 'userId' in about || (ip !== null && limitKeyOf(ip) === limitKeyOf(about.ip))
  }
}

export async function noteStepIn(
  { db, clock, caller }: Acting,
  incidentIds: readonly number[],
  step: IncidentStep,
): Promise<void> {
  await insertSteps(
    db,
    incidentIds.map(incidentId => ({
      ...{ incidentId, step, until: null },
      ...{ userId: caller?.id ?? null, createdAt: clock() },
    })),
  )
}
