import { slot } from '#web/ui/later/slot.tsx'
import recording from '#web/voting/recording.module.css'
import styles from './polls.module.css'

/** A poll on another page; its code is loaded only by pages that contain one. */
export const PollPartSlot = slot(() => import('./poll-part.tsx').then(({ PollPart }) => PollPart), {
  styles: [styles, recording],
})
