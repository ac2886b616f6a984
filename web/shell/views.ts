import { matchAddress } from '#contract/matching.ts'

const mostKept = 10 // views, including the current one

/** Returns the views after one was opened, latest first, without those beyond the maximum. */
export function withView<View extends { key: string }>(kept: readonly View[], shown: View): View[] {
  return [shown, ...kept.filter(({ key }) => key !== shown.key)].slice(0, mostKept)
}

/** Returns the name of a view: its page and parameters, the same in both languages. */
export function viewName(path: string): string {
  const match = matchAddress(path)
  return match ? `${match.name} ${JSON.stringify(match.parameters)}` : path
}
