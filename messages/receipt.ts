import type { Bilingual } from '#contract/language.ts'

/** Receipt of a ballot, which is shown only once. */
export const receiptTexts = {
  receipt: { de: 'Ihre Quittung', en: 'Your receipt' },
  copyReceipt: { de: 'Quittung kopieren', en: 'Copy receipt' },
  copied: { de: 'Kopiert', en: 'Copied to clipboard' },
  notCopied: {
    de: 'Ihr Browser lässt das nicht zu. Die Quittung lässt sich aber markieren.',
    en: 'Your browser does not allow this. But you can select the receipt.',
  },
  pollLead: {
    de: 'Mit diesem Code können Sie Ihre Stimme bis zum Ende ändern. Wir zeigen ihn nur jetzt; bitte schreiben Sie ihn auf.',
    en: 'With this code you can change your vote until the end. It is shown only now; please write it down.',
  },
  countedHere: {
    de: 'Mehr müssen Sie nicht tun. Darunter sehen Sie, wie es bisher steht.',
    en: 'There is nothing more to do. Below you can see how it stands so far.',
  },
} as const satisfies Record<string, Bilingual<string>>
