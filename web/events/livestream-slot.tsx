import embed from '#web/embed/embed.module.css'
import badge from '#web/ui/details/badge.module.css'
import { slot } from '#web/ui/later/slot.tsx'
import events from './events.module.css'

/**
 * The stream of an event, lazily loaded: the registration page of a guest on site does not download its code.
 */
export const LivestreamSlot = slot(
  () => import('./livestream-box.tsx').then(({ LivestreamBox }) => LivestreamBox),
  { styles: [events, embed, badge] },
)
