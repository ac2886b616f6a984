import { slot } from '#web/ui/later/slot.tsx'
import receipt from '#web/voting/receipt.module.css'
import styles from './polls.module.css'

/** The result of a poll; its program is no weight on polls that have none yet. */
export const ResultsSlot = slot(() => import('./told.ts').then(({ Results }) => Results), {
  styles: [styles],
})

/** What is told once, after the vote. */
export const ThanksSlot = slot(() => import('./told.ts').then(({ Thanks }) => Thanks), {
  styles: [styles, receipt],
})
