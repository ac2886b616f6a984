import embed from '#web/embed/embed.module.css'
import badge from '#web/ui/details/badge.module.css'
import { slot } from '#web/ui/later/slot.tsx'

/** Stream and recording of an event, lazily loaded: pages of events without them do not download the code. */
export const EventMediaSlot = slot(() => import('./event-media.tsx').then(({ EventMedia }) => EventMedia), {
  styles: [embed, badge],
})
