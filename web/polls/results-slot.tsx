import { slot } from '#web/ui/later/slot.tsx'
import styles from './polls.module.css'

/** The result of a poll; its program is no weight on polls that have none yet. */
export const ResultsSlot = slot(() => import('./results.tsx').then(({ Results }) => Results), {
  styles: [styles],
})
