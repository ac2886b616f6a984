import type { Bilingual } from '#contract/language.ts'

/** Link from other pages to the newsletter. */
export const newsletterLink: Bilingual<string> = { de: 'Newsletter per E-Mail', en: 'Newsletter by e-mail' }
