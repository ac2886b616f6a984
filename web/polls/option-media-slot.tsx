import type { ShownOption } from '#contract/polls/shown.ts'
import { slot } from '#web/ui/later/slot.tsx'
import recording from '#web/voting/recording.module.css'
import styles from './polls.module.css'

const Media = slot(() => import('./option-media.tsx').then(({ OptionMedia }) => OptionMedia), {
  styles: [styles, recording],
})

/** Pictures and recordings of the options; their code is not loaded for polls without any. */
export function OptionMediaSlot({ options }: { options: readonly ShownOption[] }) {
  const isThere = options.some(({ image, audio }) => image !== null || audio !== null)
  return isThere ? <Media options={options} /> : null
}
