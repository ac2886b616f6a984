import { slot } from '#web/ui/later/slot.tsx'
import styles from './later-parts.module.css'

/** Parts that few pages have; their program is no weight on the first visit of the others. */
export const LaterPartSlot = slot(() => import('./later-parts.tsx').then(({ LaterPart }) => LaterPart), {
  styles: [styles],
})
