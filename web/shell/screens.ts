import type { ComponentType } from 'react'
import { backstagePaths } from '#contract/backstage-paths.ts'
import { knowPages, type Match, matchAddress } from '#contract/matching.ts'
import { screenOf } from '#web/screen-of.ts'
import { type Program, program } from '#web/ui/later/program.ts'

knowPages(backstagePaths)

// What only staff need is never on the server nor on public pages: each screen is loaded in browsers, when it is opened.
const files = import.meta.glob<{ default: ComponentType }>('../*/*.client.tsx')
const screens = new Map(
  Object.entries(files).map(([path, load]) => [
    /([\w-]+)\.client\.tsx$/.exec(path)?.[1] ?? path,
    program(() => load().then(module => module.default)),
  ]),
)

/** The router has one route for all of backstage; the contract says which screen an address means. */
export function screenAt(path: string): Match | null {
  return matchAddress(path)
}

export function programOf(found: Match | null): Program<object> | undefined {
  return screens.get(screenOf(found?.name ?? 'backstageUnknown') ?? '')
}

/** Fetches the screen of an address, to be drawn at once afterwards; where that fails, the screen says so itself. */
export async function fetchScreenAt(path: string): Promise<void> {
  await programOf(screenAt(path))
    ?.fetch()
    .catch(() => {})
}
