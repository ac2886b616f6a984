import type { Bilingual } from '#contract/language.ts'

/** Offer of the newsletter on the page of a registration whose address is confirmed. */
export const newsletterOffer = {
  title: { de: 'Newsletter', en: 'Newsletter' },
  lead: {
    de: 'Möchten Sie auch danach vom Institut hören? Für die Veranstaltung brauchen Sie das nicht.',
    en: 'Would you like to hear from the institute afterwards, too? The event does not need it.',
  },
  send: { de: 'Newsletter bestellen', en: 'Subscribe' },
  sending: { de: 'Wird bestellt …', en: 'Subscribing …' },
} as const satisfies Record<string, Bilingual<string>>
