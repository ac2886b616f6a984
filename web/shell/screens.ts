import type { ComponentType } from 'react'
import { backstagePaths } from '#contract/backstage-paths.ts'
import { addPages, type Match, matchAddress } from '#contract/matching.ts'
import { screenOf } from '#web/screen-of.ts'
import { type Program, program } from '#web/ui/later/program.ts'

addPages(backstagePaths)

// Code for staff is neither on the server nor on public pages: browsers load each screen when it is opened.
const files = import.meta.glob<{ default: ComponentType }>('../*/*.client.tsx')
const screens = new Map(
  Object.entries(files).map(([path, load]) => [
    /([\w-]+)\.client\.tsx$/.exec(path)?.[1] ?? path,
    program(() => load().then(module => module.default)),
  ]),
)

/** Finds the screen of an address by the contract, because the router has one route for all of backstage. */
export function screenAt(path: string): Match | null {
  return matchAddress(path)
}

export function programOf(found: Match | null): Program<object> | undefined {
  return screens.get(screenOf(found?.name ?? 'backstageUnknown') ?? '')
}

/** Loads the code of the screen at a path. Errors are ignored here: rendering the screen throws them. */
export async function fetchScreenAt(path: string): Promise<void> {
  await programOf(screenAt(path))
    ?.fetch()
    .catch(() => {})
}
