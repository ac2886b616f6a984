import type { ShownOption } from '#contract/polls/shown.ts'
import { slot } from '#web/ui/later/slot.tsx'
import recording from '#web/voting/recording.module.css'
import styles from './polls.module.css'

const Media = slot(() => import('./option-media.tsx').then(({ OptionMedia }) => OptionMedia), {
  styles: [styles, recording],
})

/** What there is to see and to hear of options; its program is no weight on polls of words alone. */
export function OptionMediaSlot({ options }: { options: readonly ShownOption[] }) {
  const isThere = options.some(({ image, audio }) => image !== null || audio !== null)
  return isThere ? <Media options={options} /> : null
}
