import { refuseOpenDemo } from '#server/config.ts'
import { createMenuPages } from '#server/pages/pages.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { withPreparationLock } from '#server/platform/database/database.ts'
import { type DemoLogin, isDemo, seedDemo, willSeedDemo } from '#server/seed/seed.ts'

/**
 * Fills an empty database before the first request: the demo, if settings enable it, and every page of the
 * menu. Concurrent processes wait for each other. Returns the logins of a demo that was just created.
 */
export function prepareContent(dependencies: Dependencies): Promise<DemoLogin[]> {
  return withPreparationLock(dependencies.db, async db => {
    const inside = { ...dependencies, db }
    const willSeed = await willSeedDemo(inside)
    refuseOpenDemo(dependencies.config, willSeed || (await isDemo(inside)))
    const logins = willSeed ? await seedDemo(inside) : []
    await createMenuPages(inside)
    return logins
  })
}
