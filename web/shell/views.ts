import { matchAddress } from '#contract/matching.ts'

const mostKept = 10 // views, the one shown included

/** The views after one was opened, the latest first; the eleventh is forgotten. */
export function withView<View extends { key: string }>(kept: readonly View[], shown: View): View[] {
  return [shown, ...kept.filter(({ key }) => key !== shown.key)].slice(0, mostKept)
}

/** What a view is known by: its page and what its address names, in whichever language. */
export function viewName(path: string): string {
  const match = matchAddress(path)
  return match ? `${match.name} ${JSON.stringify(match.parameters)}` : path
}
