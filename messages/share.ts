import type { Bilingual } from '#contract/language.ts'

/** Sharing a page, without any third party learning of it. */
export const share = {
  title: { de: 'Weitergeben', en: 'Share' },
  copy: { de: 'Link kopieren', en: 'Copy the link' },
  copied: { de: 'Link kopiert', en: 'Link copied' },
  notCopied: {
    de: 'Der Browser lässt das nicht zu. Hier ist die Adresse:',
    en: 'The browser does not allow this. Here is the address:',
  },
  mail: { de: 'Per E-Mail schicken', en: 'Send by e-mail' },
  qr: { de: 'QR-Code', en: 'QR code' },
} as const satisfies Record<string, Bilingual<string>>
