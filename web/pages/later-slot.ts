// Styles of parts in parts are there at once, too.
import '#web/experiments/controls.module.css'
import '#web/experiments/drawing.module.css'
import '#web/experiments/experiment.module.css'
import { slot } from '#web/ui/later/slot.tsx'
import styles from './later-parts.module.css'

/** Parts that few pages have; their program is no weight on the first visit of the others. */
export const LaterPartSlot = slot(() => import('./later-parts.tsx').then(({ LaterPart }) => LaterPart), {
  styles: [styles],
})
