import embed from '#web/embed/embed.module.css'
import badge from '#web/ui/details/badge.module.css'
import { slot } from '#web/ui/later/slot.tsx'

/** Stream and recording of an event; their program is no weight on pages of events without. */
export const EventMediaSlot = slot(() => import('./event-media.tsx').then(({ EventMedia }) => EventMedia), {
  styles: [embed, badge],
})
