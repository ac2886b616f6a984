// Styles of nested lazily loaded parts are also loaded with the page.
import '#web/experiments/controls.module.css'
import '#web/experiments/drawing.module.css'
import '#web/experiments/experiment.module.css'
import { slot } from '#web/ui/later/slot.tsx'
import styles from './later-parts.module.css'

/**
 * Types of parts that few pages have, lazily loaded: the first visit to other pages does not download their
 * code.
 */
export const LaterPartSlot = slot(() => import('./later-parts.tsx').then(({ LaterPart }) => LaterPart), {
  styles: [styles],
})
