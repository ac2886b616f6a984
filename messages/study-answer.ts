import type { Bilingual } from '#contract/language.ts'

/**
 * Link in a letter about studies, and the page it opens, on which a volunteer reports having contacted the
 * study.
 */
export const studyAnswer = {
  link: {
    de: 'Haben Sie sich gemeldet? Sagen Sie es uns, ohne Ihren Namen',
    en: 'Have you been in touch? Tell us, without your name',
  },
  title: { de: 'Haben Sie sich gemeldet?', en: 'Have you been in touch?' },
  confirm: { de: 'Ja, ich habe mich gemeldet', en: 'Yes, I have been in touch' },
  done: { de: 'Danke, Ihre Antwort ist gezählt', en: 'Thank you, your answer has been counted' },
  doneLead: {
    de: 'Wer Sie sind, haben wir nicht gespeichert.',
    en: 'We have not stored who you are.',
  },
  invalid: {
    de: 'Diese Anfrage ist ungültig oder abgelaufen',
    en: 'This request is invalid or has expired',
  },
  toStudies: { de: 'Zu den Studien', en: 'To the studies' },
} as const satisfies Record<string, Bilingual<string>>

/** `title`: title of the study. */
export function answerLead(title: string): Bilingual<string> {
  return {
    de: `Haben Sie sich bei der Ansprechperson der Studie „${title}“ gemeldet? Dann sagen Sie es uns mit der Schaltfläche. So schreiben wir nicht mehr Menschen an als nötig. Wir zählen, dass sich jemand gemeldet hat, nicht wer.`,
    en: `Have you been in touch with the contact of the study ‘${title}’? Then tell us with the button, so that we write to no more people than needed. We count that somebody has been in touch, not who.`,
  }
}
