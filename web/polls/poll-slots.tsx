import { slot } from '#web/ui/later/slot.tsx'
import recording from '#web/voting/recording.module.css'
import styles from './polls.module.css'

/** A poll on another page; its program is no weight on the first visit of a page without one. */
export const PollPartSlot = slot(() => import('./poll-part.tsx').then(({ PollPart }) => PollPart), {
  styles: [styles, recording],
})
