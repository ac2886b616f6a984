import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanKey, cleanLine, cleanText, cleanWords } from './clean-text.ts'

test.each([
  ['zero width', 'An\u200bna\ufeff', 'Anna'],
  ['direction marks', '\u202aHerr Muster\u202c h\u200eält \u2066einen\u2069', 'Herr Muster hält einen'],
  ['joiners between Latin letters', 'An\u200dna\u200c', 'Anna'],
  ['shapes of nothing', 'Anna\ufe0f \ufe0f', 'Anna '],
  ['decomposed letters', 'Jo\u0308rg', 'Jörg'],
  ['letters that were kept apart', 'Jo\u200b\u0308rg', 'Jörg'],
  ['line ends of slides', 'Erste\u000bzweite\fdritte\u2028vierte', 'Erste\nzweite\ndritte\nvierte'],
])('%s are removed or normalised', (_, text, cleaned) => expect(cleanText(text)).toBe(cleaned))

test.each([
  ['Persian', 'می\u200cخواهم'],
  ['Hindi', 'क्\u200dष'],
  ['Malayalam', 'അവന്\u200d വന്നു'],
  ['emoji', '👩\u200d🔬 👩🏽\u200d🔬 ❤\ufe0f\u200d🔥 1\ufe0f\u20e3'],
  ['a flag', '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}'],
  ['a place to break a word', 'Hochfeld\u00admagnet\u00adresonanz'],
  ['typography', '7\u00a0T, z.\u202fB. 100\u2011mal'],
  ['Arabic, Hebrew and Chinese', 'مرحبا שלום 你好\u3000'],
])('%s stays as it is', (_, text) => expect(cleanText(text)).toBe(text))

test('in a single line, tabs and unusual line breaks become spaces', () => {
  expect(cleanLine(' Erste Zeile\u000bzweite Zeile\tdritte ')).toBe('Erste Zeile zweite Zeile dritte')
  expect(cleanLine('a\nb')).toBe('a\nb')
})

test('names get plain spaces and hyphens', () => {
  expect(cleanWords('Anna\u00a0 Maria\u2009Muster\u2010Feld\u00ad\u202f')).toBe('Anna Maria Muster-Feld')
})

test('keys contain no invisible characters', () => {
  expect(cleanKey('\uff21nna\u200d\u3000Mus\u00adter\u2060')).toBe('Anna Muster')
})

test('cleaning a clean text changes nothing', () => {
  const signs = [
    'a',
    'ö',
    'o',
    '\u0308',
    '\u0301',
    '\u200b',
    '\u200d',
    '\u200c',
    '\ufe0f',
    '\u00ad',
    '\u00a0',
    'क',
    '्',
    'م',
  ]
  const unusual = fc.constantFrom(
    ...signs,
    '👩',
    '🔬',
    '🏴',
    '\u{e0067}',
    '\v',
    '\r',
    '\n',
    '\t',
    '한',
    '\u115f',
    '1',
    '漢',
  )
  const text = fc.oneof(fc.string({ unit: unusual }), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(text, given => {
      for (const clean of [cleanText, cleanLine, cleanWords, cleanKey])
        expect(clean(clean(given))).toBe(clean(given))
    }),
    { seed: 1, numRuns: 2000 },
  )
})
