import { expect, test } from 'vitest'
import { hasSalutationOrClosing } from './confirmation-mail.ts'

test.each([
  'Guten Abend zusammen',
  'Guten Morgen Frau Meier',
  'Guten Tag,\nwir freuen uns.',
  'Moin',
  'Werte Gäste,\nwir freuen uns.',
  'Werter Herr Meier, wir freuen uns.',
  'Sehr geehrter Herr Meier,',
  'Sehr verehrte Gäste,',
  'Liebes Publikum!',
  'Grüß Gott,',
  'Hallo zusammen',
  '\n\n  Good afternoon all',
  'Greetings,',
  'To whom it may concern',
  'Dear guests, welcome.',
  'Hey everybody',
])('“%s” begins with a salutation', text => {
  expect(hasSalutationOrClosing(text)).toBe(true)
})

test.each([
  'Mit freundlichen Grüßen',
  'Mit freundlichen Grüssen\nIhr Institut',
  'Viele Grüße\n\nKim Lee\nInstitut',
  'Herzliche Grüße aus Essen',
  'Hochachtungsvoll,',
  'MfG',
  'Kind regards',
  'With best regards,\nKim Lee',
  'Best wishes,\nyour institute',
  'Yours sincerely',
  'Sincerely,',
  'Best,\nKim',
  'Cheers!',
  'All the best\nKim',
])('a text that ends with “%s” has a closing', closing => {
  expect(hasSalutationOrClosing(`Sie sind dabei.\n\n${closing}`)).toBe(true)
  expect(hasSalutationOrClosing(`Sie sind dabei. ${closing}\n`)).toBe(true)
})

test.each([
  'Sie sind dabei: {event} am {date}.',
  'Werte der Messung sehen Sie am Abend, danach gibt es Kaffee.',
  'Guten Tagungskaffee gibt es auch.',
  'Liebenswerte Menschen führen durch das Haus.',
  'High field, large hall: be there in time.',
  'Dearest of all is the magnet.',
  'All the best seats are in front.',
  'Best take the tram 107.',
  'Ihr Platz ist reserviert. Beste Sicht haben Sie vorn.',
  'Viele Grüße von unseren Gästen hängen am Eingang.\nKommen Sie zeitig.\nBringen Sie Zeit mit.\nEssen gibt es auch.\nBis Freitag!',
  'Regardless of the weather we meet outside.',
])('“%s” has neither salutation nor closing', text => {
  expect(hasSalutationOrClosing(text)).toBe(false)
})
