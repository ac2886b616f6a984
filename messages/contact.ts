import type { Bilingual } from '#contract/language.ts'

/** Contact form and form to report a barrier, with their confirmations. */
export const contact = {
  title: { de: 'Kontakt', en: 'Contact' },
  lead: {
    de: 'Schreiben Sie uns. Wir antworten Ihnen so bald wie möglich.',
    en: 'Write to us. We will answer you as soon as we can.',
  },
  reach: { de: 'So erreichen Sie uns', en: 'How to reach us' },
  onMap: { de: 'Auf OpenStreetMap ansehen', en: 'See it on OpenStreetMap' },
  name: { de: 'Name', en: 'Name' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  emailHint: { de: 'An diese Adresse antworten wir Ihnen.', en: 'We will reply to this address.' },
  message: { de: 'Nachricht', en: 'Message' },
  messageHint: { de: 'Höchstens 5.000 Zeichen.', en: 'At most 5,000 characters.' },
  send: { de: 'Nachricht senden', en: 'Send message' },
  sending: { de: 'Ihre Nachricht wird gesendet …', en: 'Sending your message …' },
  sent: { de: 'Vielen Dank für Ihre Nachricht', en: 'Thank you for your message' },
  sentLead: {
    de: 'Sie ist bei uns angekommen. Wir melden uns bei Ihnen.',
    en: 'It has reached us. We will get back to you.',
  },
  barrierTitle: { de: 'Barriere melden', en: 'Report a barrier' },
  barrierLead: {
    de: 'Was können Sie nicht lesen, bedienen oder verstehen? Wir kümmern uns darum und antworten Ihnen.',
    en: 'What can you not read, operate or understand? We will see to it and answer you.',
  },
  barrierPage: { de: 'Auf welcher Seite?', en: 'On which page?' },
  barrierSend: { de: 'Barriere melden', en: 'Report the barrier' },
  barrierSent: { de: 'Vielen Dank für den Hinweis', en: 'Thank you for telling us' },
  another: { de: 'Noch eine Nachricht schreiben', en: 'Write another message' },
} as const satisfies Record<string, Bilingual<string>>

/** Letter to the institute with a message from these forms. */
export const contactLetterTexts = {
  subject: (name: string): Bilingual<string> => ({
    de: `Nachricht von ${name} über das Kontaktformular`,
    en: `Message from ${name} through the contact form`,
  }),
  barrierSubject: (name: string): Bilingual<string> => ({
    de: `Barriere auf der Website, gemeldet von ${name}`,
    en: `Barrier on the website, reported by ${name}`,
  }),
  barrierPage: { de: 'Wo', en: 'Where' },
  why: {
    de: 'Sie erhalten diese E-Mail, weil jemand das Kontaktformular der Website ausgefüllt hat. Die Nachricht wird auf der Website nach 30 Tagen gelöscht.',
    en: 'You are receiving this e-mail because somebody filled in the contact form on the website. The website deletes the message after 30 days.',
  },
} as const
