import checkbox from '#web/ui/form/checkbox.module.css'
import { slot } from '#web/ui/later/slot.tsx'

/** The tick for the newsletter; its program is no weight on the page of a registration, nor its styles beyond the tick's. */
export const NewsletterSlot = slot(
  () => import('./newsletter-offer.tsx').then(({ NewsletterOffer }) => NewsletterOffer),
  { styles: [checkbox] },
)
