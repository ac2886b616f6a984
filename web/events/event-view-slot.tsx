import badge from '#web/ui/details/badge.module.css'
import { slot } from '#web/ui/later/slot.tsx'
import styles from './events.module.css'

/** An event as a part of another page, lazily loaded: the first visit does not download its code. */
export const EventViewSlot = slot(() => import('./event-view.tsx').then(({ EventView }) => EventView), {
  styles: [styles, badge],
})
