import { isFailure } from '#contract/errors.ts'
import { dayInBerlin } from '#contract/language.ts'
import { clearCaches } from '#server/platform/cache/cache.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { change } from '#server/platform/records/records.ts'
import { personKind } from './kind.ts'
import { findPastLastDay } from './leave-queries.ts'
import { actingAsSite } from './together.ts'

/**
 * Makes people former members after their last day: `completePerson` does so at any save, so each is saved once.
 */
export async function moveToFormer(
  given: Pick<Dependencies, 'db' | 'clock' | 'cache' | 'log'>,
): Promise<void> {
  const gone = await findPastLastDay(given.db, dayInBerlin(given.clock()))
  for (const { id, version } of gone) {
    try {
      await transact(given.db, async db => {
        await change(personKind, actingAsSite({ ...given, db }), {
          id,
          version,
          isPhonePublic: false,
          isEmailPublic: false,
        })
        await clearCaches(db, ['people'])
      })
      given.cache.clear(['people'])
    } catch (error) {
      // The last administrator stays, which is logged every night.
      if (!isFailure(error)) throw error
      given.log.warn({ userId: id, code: error.code }, 'a person whose last day is over could not be moved')
    }
  }
}

export const peopleJobs = { moveToFormer } satisfies Record<string, Job<Dependencies>>
