import type { Bilingual } from '#contract/language.ts'
import type { BookingState } from '#contract/tours/tour.ts'

export const tours = {
  title: { de: 'Führungen', en: 'Guided tours' },
  empty: { de: 'Zurzeit gibt es keine Führungen', en: 'There are no tours at present' },
  book: { de: 'Führung buchen', en: 'Book a tour' },
  sending: { de: 'Wird gesendet …', en: 'Sending …' },
  sent: { de: 'Bitte bestätigen Sie Ihre Buchung', en: 'Please confirm your booking' },
  sentLead: { de: 'Wir haben Ihnen einen Link geschickt.', en: 'We have sent you a link.' },
  name: { de: 'Name', en: 'Name' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  people: { de: 'Personen', en: 'People' },
  confirm: { de: 'Buchung bestätigen', en: 'Confirm booking' },
  confirmed: { de: 'Ihre Buchung ist bestätigt', en: 'Your booking is confirmed' },
  confirmedLead: { de: 'Wir freuen uns auf Sie.', en: 'We look forward to your visit.' },
} as const satisfies Record<string, Bilingual<string>>

export const toursBackstage = {
  newTitle: { de: 'Neue Führung', en: 'New tour' },
  create: { de: 'Führung anlegen', en: 'Create tour' },
  emptyLead: { de: 'Legen Sie die erste Führung an.', en: 'Create the first tour.' },
  teaser: { de: 'Worum es geht', en: 'What it is about' },
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

export const tourFieldNames: Record<string, Bilingual<string>> = {
  title: { de: 'Titel', en: 'Title' },
  teaser: toursBackstage.teaser,
}

export const tourLetter = {
  subject: { de: 'Ihre Buchung einer Führung', en: 'Your tour booking' },
  greeting: { de: (name: string) => `Guten Tag ${name},`, en: (name: string) => `Dear ${name},` },
  what: {
    de: (tour: string, n: number) => `bitte bestätigen Sie Ihre Buchung: ${tour}, ${n} Personen.`,
    en: (tour: string, n: number) => `Please confirm your booking: ${tour}, ${n} people.`,
  },
  button: { de: 'Buchung ansehen', en: 'View booking' },
  why: { de: 'weil Sie eine Führung gebucht haben', en: 'because you have booked a tour' },
}
