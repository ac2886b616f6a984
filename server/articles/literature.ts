import { type Literature, openLiterature } from '#server/literature/literature.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'

// One instance per process, because it keeps the rate limits of the services.
const opened = new WeakMap<Dependencies['config'], Literature>()

export function literatureOf({ config }: Pick<Dependencies, 'config'>): Literature {
  const literature = opened.get(config) ?? openLiterature(config)
  opened.set(config, literature)
  return literature
}
