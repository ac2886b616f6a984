import { formStyles } from '#web/ui/form/form-styles.ts'
import { slot } from '#web/ui/later/slot.tsx'
import styles from './ballot.module.css'

/** The ballot of a contest; its program is no weight on pages where nobody votes. */
export const BallotSlot = slot(() => import('./ballot-panel.tsx').then(({ BallotPanel }) => BallotPanel), {
  styles: [...formStyles, styles],
})
