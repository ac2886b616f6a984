import { slot } from '#web/ui/later/slot.tsx'
import receipt from '#web/voting/receipt.module.css'
import styles from './polls.module.css'

/** The result of a poll; its code is not loaded for polls without a result. */
export const ResultsSlot = slot(() => import('./ballot-answers.ts').then(({ Results }) => Results), {
  styles: [styles],
})

/** The answer that is shown once, after voting. */
export const ThanksSlot = slot(() => import('./ballot-answers.ts').then(({ Thanks }) => Thanks), {
  styles: [styles, receipt],
})
