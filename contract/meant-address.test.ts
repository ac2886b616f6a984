import { expect, test } from 'vitest'
import { rightAddress, translateAddress } from './meant-address.ts'
import { addressOf } from './pathnames.ts'

test('an address in the words of the other language, or without a language, is corrected', () => {
  expect(rightAddress('/de/contact', 'en')).toBe('/de/kontakt')
  expect(rightAddress('/kontakt', 'en')).toBe('/en/contact')
  expect(rightAddress(addressOf('contact', 'de'), 'de')).toBeNull()
})

test.each([
  ['/de/kontakt', '/en/contact'],
  ['/de/info/neuigkeiten?tag=3#liste', '/en/info/news?tag=3#liste'],
  ['/de/kontakt#wege?', '/en/contact#wege?'],
  ['/kontakt', '/en/contact'],
  ['/contact#map', '/en/contact#map'],
  ['/', '/en'],
  // Slugs differ between languages, files have no language, and addresses that are no page of this site stay
  // unchanged.
  ['/de/info/neuigkeiten/groessere-spule', '/de/info/neuigkeiten/groessere-spule'],
  ['/kurz', '/kurz'],
  ['/media/poster.pdf', '/media/poster.pdf'],
  ['/assets/app.js', '/assets/app.js'],
  ['https://example.org/de/kontakt', 'https://example.org/de/kontakt'],
  ['#wege', '#wege'],
])('%j is %j in English', (address, english) => expect(translateAddress(address, 'en')).toBe(english))
