import { expect, test } from 'vitest'
import { addressToCount, isByPerson, questionToCount } from './missed-rules.ts'

test.each([
  ['/de/alte-seite', '/de/alte-seite'],
  ['/de/alte-seite/', '/de/alte-seite'],
  ['/flyer', '/flyer'],
  ['/de/pr%C3%BCfung', '/de/pr%C3%BCfung'],
  ['/de/info/neuigkeiten/acht-kanaele-ein-gleichmaessiges-feld-2019', undefined],
  ['/de/info/die-jubilaeumsveranstaltung-2016', undefined],
  ['/team/mueller.html', '/team/mueller.html'],
  ['/jahresbericht-2014.pdf', '/jahresbericht-2014.pdf'],
])('the address %s is counted', (path, counted = path) => {
  expect(addressToCount(path)).toBe(counted)
})

test.each([
  ['nothing', ''],
  ['the first page', '/'],
  ['more than 200 characters', `/de/${'a-'.repeat(99)}`],
  ['100,000 characters', `/${'a'.repeat(100_000)}`],
  ['a mail address', '/de/ada@example.org'],
  ['an escaped mail address', '/de/ada%40example.org'],
  ['a token', '/de/kJ8sdf7sdfKJHs8df7sdfjh'],
  ['a token with a hyphen', '/de/kJ8sdf-sdfKJHs8df7sdfjhX'],
  ['a token with a hyphen at its end', '/de/abcdefghij1abcdefghij-x'],
  ['a UUID', '/de/1f0c2a9e-5b9d-4f43-9e0e-0d8a1b2c3d4e'],
  ['the link of a letter', '/de/passwort-zuruecksetzen/abc'],
  ['backstage', '/de/backstage/nix'],
  ['the API', '/api/v2/nix'],
  ['a built file', '/assets/old-page'],
  ['a script', '/wp-login.php'],
  ['a picture', '/logo.png'],
  ['a hidden file', '/.env'],
  ['a hidden folder', '/.git/config'],
  ['an end of a string', '/de/a%00b'],
  ['a line break', '/de/a%0d%0aset-cookie:a=b'],
  ['a sign that turns the direction of writing', '/de/a%E2%80%AEb'],
  ['a backslash', '/de/%5C%5Cevil.example'],
  ['a tag', '/de/%3Cscript%3E'],
  ['what cannot be decoded', '/de/%zz'],
  ['an empty word', '/de//evil.example'],
])('%s is not counted', (_, path) => {
  expect(addressToCount(path)).toBeNull()
})

test.each([
  ['Fiber ', 'fiber'],
  ['  Spule   für  Köpfe ', 'spule für köpfe'],
  ['7T', '7t'],
  ['ISMRM 2024', 'ismrm 2024'],
  ['a'.repeat(60), undefined],
])('the question %s is counted', (q, counted = q) => {
  expect(questionToCount(q)).toBe(counted)
})

test.each([
  ['nothing', ' '],
  ['no word', '%&?'],
  ['more than 60 characters', 'a'.repeat(61)],
  ['a mail address', 'ada@example.org'],
  ['five digits', '45141'],
  ['a telephone number', '0201 183-6070'],
  ['a sign nobody sees', 'a\u202eb'],
])('%s is no question that is counted', (_, q) => {
  expect(questionToCount(q)).toBeNull()
})

const browser = { accept: 'text/html,application/xhtml+xml', 'user-agent': 'Mozilla/5.0 (X11) Firefox/140.0' }

test('a person opens a document in a browser', () => {
  expect(isByPerson('GET', browser)).toBe(true)
  expect(isByPerson('GET', { ...browser, 'sec-fetch-dest': 'document' })).toBe(true)
  expect(isByPerson('GET', { ...browser, 'sec-fetch-dest': 'empty' })).toBe(true)
})

test.each([
  ['a question for the head', 'HEAD', browser],
  ['whoever takes anything', 'GET', { ...browser, accept: '*/*' }],
  ['whoever does not say', 'GET', {}],
  ['a picture', 'GET', { ...browser, 'sec-fetch-dest': 'image' }],
  ['what is fetched ahead', 'GET', { ...browser, 'sec-purpose': 'prefetch' }],
  ['a robot', 'GET', { ...browser, 'user-agent': 'Mozilla/5.0 (compatible; Examplebot/2.1)' }],
])('%s is no person who opens a page', (_, method, headers) => {
  expect(isByPerson(method, headers)).toBe(false)
})
