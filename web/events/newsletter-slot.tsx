import checkbox from '#web/ui/form/checkbox.module.css'
import { slot } from '#web/ui/later/slot.tsx'

/**
 * The newsletter checkbox, lazily loaded: a registration page without it does not download its code, and gets
 * only the checkbox styles.
 */
export const NewsletterSlot = slot(
  () => import('./newsletter-offer.tsx').then(({ NewsletterOffer }) => NewsletterOffer),
  { styles: [checkbox] },
)
