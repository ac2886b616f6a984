import { formStyles } from '#web/ui/form/form-styles.ts'
import { slot } from '#web/ui/later/slot.tsx'
import recording from '#web/voting/recording.module.css'
import ballot from './ballot.module.css'
import styles from './contests.module.css'

/** The ballot of a contest, lazily loaded: pages without a vote do not download its code. */
export const BallotSlot = slot(() => import('./ballot-panel.tsx').then(({ BallotPanel }) => BallotPanel), {
  styles: [...formStyles, styles, ballot, recording],
})
