import { isFailure } from '#contract/errors.ts'
import { dayInBerlin } from '#contract/language.ts'
import { clearCaches } from '#server/platform/cache/cache.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { change } from '#server/platform/records/records.ts'
import { personKind } from './kind.ts'
import { findGone } from './leave-queries.ts'
import { bySite } from './together.ts'

/** After the last day people join the former members; the save itself decides it, so any save will do. */
export async function moveToFormer(
  given: Pick<Dependencies, 'db' | 'clock' | 'cache' | 'log'>,
): Promise<void> {
  const gone = await findGone(given.db, dayInBerlin(given.clock()))
  for (const { id, version } of gone) {
    try {
      await transact(given.db, async db => {
        await change(personKind, bySite({ ...given, db }), {
          id,
          version,
          isPhonePublic: false,
          isEmailPublic: false,
        })
        await clearCaches(db, ['people'])
      })
      given.cache.clear(['people'])
    } catch (error) {
      // The last administrator stays, and says so in the log every night.
      if (!isFailure(error)) throw error
      given.log.warn({ userId: id, code: error.code }, 'a person whose last day is over could not be moved')
    }
  }
}

export const peopleJobs = { moveToFormer } satisfies Record<string, Job<Dependencies>>
