import type { Bilingual } from '#contract/language.ts'

/** Texts shared by all letters to artists. */
export const contestLetter = {
  greeting: {
    de: (name: string) => `Guten Tag ${name},`,
    en: (name: string) => `Dear ${name},`,
  },
  why: {
    de: 'Sie erhalten diese E-Mail, weil mit dieser Adresse ein Werk zu unserem Kunstwettbewerb eingereicht wurde.',
    en: 'You are receiving this e-mail because a work was submitted to our art contest with this address.',
  },
  contest: { de: 'Wettbewerb', en: 'Contest' },
  work: { de: 'Titel', en: 'Title' },
} as const

interface LetterWords {
  subject: Bilingual<string>
  text: Bilingual<string>
  button: Bilingual<string>
}

export const contestLetters = {
  received: {
    subject: {
      de: 'Bitte bestätigen Sie Ihren Beitrag zu ARTifact',
      en: 'Please confirm your ARTifact entry',
    },
    text: {
      de: 'wir haben Ihr Werk erhalten. Bitte bestätigen Sie es auf der folgenden Seite. Dort können Sie es bis zum Ende der Einreichung auch ändern oder zurückziehen. Ohne Bestätigung löschen wir es nach 7 Tagen. Haben Sie nichts eingereicht? Dann müssen Sie nichts tun.',
      en: 'We have received your work. Please confirm it on the following page, where you can also change or withdraw it until submissions close. If you do not confirm it, we will delete it after 7 days. If you did not submit anything, you need not do anything.',
    },
    button: { de: 'Beitrag ansehen und bestätigen', en: 'View and confirm your entry' },
  },
  full: {
    subject: {
      de: 'Ihr Beitrag zu ARTifact wurde nicht angenommen',
      en: 'Your ARTifact entry was not accepted',
    },
    text: {
      de: 'mit dieser Adresse sind schon so viele Beiträge bestätigt, wie der Wettbewerb je Person annimmt. Das neue Werk haben wir deshalb nicht gespeichert. Möchten Sie es gegen ein anderes tauschen? Dann ziehen Sie zuerst eines zurück; den Link dazu finden Sie in unseren früheren E-Mails.',
      en: 'This address already has as many confirmed entries as the contest accepts from one person, so we have not kept the new work. If you would like to enter it in place of another, please withdraw that one first; the link is in our earlier e-mails.',
    },
    button: { de: 'Zum Wettbewerb', en: 'Go to the contest' },
  },
  accepted: {
    subject: { de: 'Ihr Beitrag zu ARTifact ist dabei', en: 'Your ARTifact entry has been accepted' },
    text: {
      de: 'Ihr Werk nimmt am Wettbewerb teil und ist jetzt auf unserer Website zu sehen. Ihr Name steht erst nach dem Ende des Wettbewerbs dabei.',
      en: 'Your work is now part of the contest and can be seen on our website. Your name will not be shown with it until the contest has ended.',
    },
    button: { de: 'Beitrag ansehen', en: 'View your entry' },
  },
  returned: {
    subject: {
      de: 'Bitte ergänzen Sie Ihren Beitrag zu ARTifact',
      en: 'Please complete your ARTifact entry',
    },
    text: {
      de: 'zu Ihrem Werk haben wir eine Bitte. Sie können es auf der folgenden Seite ändern, bis die Abstimmung beginnt:',
      en: 'We have a request about your work. You can change the work on the following page until voting begins:',
    },
    button: { de: 'Beitrag ändern', en: 'Change your entry' },
  },
  rejected: {
    subject: { de: 'Ihr Beitrag zu ARTifact', en: 'Your ARTifact entry' },
    text: {
      de: 'vielen Dank für Ihr Werk. In diesem Wettbewerb können wir es leider nicht zeigen.',
      en: 'Thank you for your work. Unfortunately, we are unable to show it in this contest.',
    },
    button: { de: 'Beitrag ansehen', en: 'View your entry' },
  },
} as const satisfies Record<string, LetterWords>
