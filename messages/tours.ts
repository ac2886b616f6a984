import type { Bilingual } from '#contract/language.ts'
import type { BookingState } from '#contract/tours/tour.ts'

export const tours = {
  title: { de: 'Führungen', en: 'Guided tours' },
  lead: { de: 'Sehen Sie unsere Geräte.', en: 'See our scanners.' },
  empty: { de: 'Zurzeit gibt es keine Führungen', en: 'There are no tours at present' },
  book: { de: 'Führung buchen', en: 'Book a tour' },
  sending: { de: 'Wird gesendet …', en: 'Sending …' },
  sent: { de: 'Bitte bestätigen Sie Ihre Buchung', en: 'Please confirm your booking' },
  sentLead: { de: 'Wir haben Ihnen einen Link geschickt.', en: 'We have sent you a link.' },
  name: { de: 'Name', en: 'Name' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  people: { de: 'Personen', en: 'People' },
} as const satisfies Record<string, Bilingual<string>>

export const confirmWords = {
  title: { de: 'Buchung bestätigen', en: 'Confirm your booking' },
  lead: { de: 'Mit einem Klick gilt Ihre Buchung.', en: 'With one click your booking counts.' },
  confirm: { de: 'Buchung bestätigen', en: 'Confirm booking' },
  done: { de: 'Ihre Buchung ist bestätigt', en: 'Your booking is confirmed' },
  invalid: { de: 'Dieser Link gilt nicht mehr', en: 'This link is no longer valid' },
} as const satisfies Record<string, Bilingual<string>>

export const toursBackstage = {
  empty: { de: 'Noch keine Führungen', en: 'No tours yet' },
  create: { de: 'Führung anlegen', en: 'Create tour' },
  emptyLead: { de: 'Legen Sie die erste Führung an.', en: 'Create the first tour.' },
} as const satisfies Record<string, Bilingual<string>>

export const bookings = {
  title: { de: 'Buchungen', en: 'Bookings' },
  empty: { de: 'Noch keine Buchungen', en: 'No bookings yet' },
  emptyLead: {
    de: 'Hier steht, wer eine Führung gebucht hat.',
    en: 'Whoever has booked a tour is listed here.',
  },
  tour: { de: 'Führung', en: 'Tour' },
  name: { de: 'Name', en: 'Name' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  people: { de: 'Personen', en: 'People' },
  state: { de: 'Zustand', en: 'State' },
  created: { de: 'Gebucht', en: 'Booked' },
  cancel: { de: 'Absagen', en: 'Cancel' },
} as const satisfies Record<string, Bilingual<string>>

export const bookingNames: Record<BookingState, Bilingual<string>> = {
  pending: { de: 'Offen', en: 'Pending' },
  confirmed: { de: 'Bestätigt', en: 'Confirmed' },
  cancelled: { de: 'Abgesagt', en: 'Cancelled' },
}

export const tourCount = (n: number): Bilingual<string> => ({
  de: n === 1 ? '1 Führung' : `${n} Führungen`,
  en: n === 1 ? '1 tour' : `${n} tours`,
})

export const bookingCount = (n: number): Bilingual<string> => ({
  de: n === 1 ? '1 Buchung' : `${n} Buchungen`,
  en: n === 1 ? '1 booking' : `${n} bookings`,
})

export const tourFieldNames = {
  title: { de: 'Titel', en: 'Title' },
  teaser: { de: 'Worum es geht', en: 'What it is about' },
} as const satisfies Record<string, Bilingual<string>>

export const bookingLetter = {
  subject: { de: 'Ihre Buchung einer Führung', en: 'Your tour booking' },
  greeting: { de: (name: string) => `Guten Tag ${name},`, en: (name: string) => `Dear ${name},` },
  what: {
    de: (tour: string) => `bitte bestätigen Sie Ihre Buchung: ${tour}.`,
    en: (tour: string) => `Please confirm your booking: ${tour}.`,
  },
  button: { de: 'Buchung ansehen', en: 'View booking' },
  why: { de: 'weil Sie eine Führung gebucht haben', en: 'because you have booked a tour' },
}
