import { type Literature, openLiterature } from '#server/literature/literature.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'

/** One instance for the settings of a process, because it keeps the rate limits of the services. */
export const openedLiterature = new WeakMap<Dependencies['config'], Literature>()

export function literatureOf({ config }: Pick<Dependencies, 'config'>): Literature {
  const literature = openedLiterature.get(config) ?? openLiterature(config)
  openedLiterature.set(config, literature)
  return literature
}
