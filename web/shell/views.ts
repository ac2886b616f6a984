const mostKept = 10 // views, the one shown included

/** The views after one was opened, the latest first; the eleventh is forgotten. */
export function withView<View extends { key: string }>(kept: readonly View[], shown: View): View[] {
  return [shown, ...kept.filter(({ key }) => key !== shown.key)].slice(0, mostKept)
}
