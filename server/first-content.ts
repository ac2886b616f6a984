import { refuseOpenDemo } from '#server/config.ts'
import { foundPages } from '#server/pages/pages.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { withPreparationLock } from '#server/platform/database/database.ts'
import { type DemoLogin, isDemo, seedDemo, willSeedDemo } from '#server/seed/seed.ts'

/**
 * What an empty database gets before anybody sees it: the demo, where settings say so, and every page of the menu.
 * Processes that start at once take turns. Gives the logins of a demo that was made just now.
 */
export function prepareContent(dependencies: Dependencies): Promise<DemoLogin[]> {
  return withPreparationLock(dependencies.db, async db => {
    const inside = { ...dependencies, db }
    const willSeed = await willSeedDemo(inside)
    refuseOpenDemo(dependencies.config, willSeed || (await isDemo(inside)))
    const logins = willSeed ? await seedDemo(inside) : []
    await foundPages(inside)
    return logins
  })
}
