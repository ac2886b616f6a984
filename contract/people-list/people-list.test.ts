import { expect, test } from 'vitest'
import { registrationColumns } from '#messages/registrations.ts'
import { inputBytes, testWithInputs } from '#server/test-inputs.ts'
import { textOfBytes } from './decode.ts'
import { peopleIn, readPeopleList } from './people-list.ts'

const people = (text: string) =>
  peopleIn(readPeopleList(text)).map(({ email, firstName, lastName, name }) => [
    email,
    firstName,
    lastName,
    name,
  ])
const emails = (text: string) => people(text).map(([email]) => email)
const problems = (text: string) =>
  readPeopleList(text).flatMap(({ line, raw, problem }) => (problem ? [[line, raw, problem]] : []))
const anna = ['anna@mail.example.com', 'Anna', 'Muster', 'Anna Muster']

test('a list has one address a line, or several with commas and semicolons', () => {
  expect(emails('anna@example.org\r\n\nlise@example.org, otto@example.org;ida@example.org\n')).toEqual([
    'anna@example.org',
    'lise@example.org',
    'otto@example.org',
    'ida@example.org',
  ])
})

test('names before addresses are read, last name first if there is a comma, with or without quotes', () => {
  expect(
    people(
      'Anna Feld <anna@example.org>\n"Feld, Lise" <lise@example.org>; Otto <otto@example.org>\nGrößmann, Jörg <j@example.org>, Süßkind, Zoë <z@example.org>; ida@example.org',
    ),
  ).toEqual([
    ['anna@example.org', '', '', 'Anna Feld'],
    ['lise@example.org', 'Lise', 'Feld', 'Lise Feld'],
    ['otto@example.org', '', '', 'Otto'],
    ['j@example.org', 'Jörg', 'Größmann', 'Jörg Größmann'],
    ['z@example.org', 'Zoë', 'Süßkind', 'Zoë Süßkind'],
    ['ida@example.org', '', '', ''],
  ])
})

test('a bare address before an address with a name is an entry of its own', () => {
  expect(people("ida@example.org, 'Otto Hahn' <mailto:otto@example.org>, x@example.org")).toEqual([
    ['ida@example.org', '', '', ''],
    ['otto@example.org', '', '', 'Otto Hahn'],
    ['x@example.org', '', '', ''],
  ])
})

test('a degree behind a comma is no first name', () =>
  expect(people('Anna Feld, PhD <anna@example.org>')).toEqual([
    ['anna@example.org', '', '', 'Anna Feld, PhD'],
  ]))

test('a CSV file has headings, and columns in any order', () => {
  const file =
    '\uFEFFVorname;Nachname;E-Mail;Sprache\nAnna;Feld;anna@example.org;de\n"Lise";Spin;lise@example.org;English'
  expect(peopleIn(readPeopleList(file))).toMatchObject([
    { email: 'anna@example.org', name: 'Anna Feld', language: 'de' },
    { email: 'lise@example.org', name: 'Lise Spin', language: 'en' },
  ])
})

test.each([
  ['Excel says how cells are parted', 'sep=;\nNachname;Vorname;E-Mail\nMuster;Anna;anna@mail.example.com\n'],
  [
    'tabs, as from a table that was copied',
    'Vorname\tName\tE-Mail-Adresse\nAnna\tMuster\tanna@mail.example.com',
  ],
  ['English heads', 'Last name,First name,E-mail address\r\nMuster,Anna,anna@mail.example.com'],
  [
    'heads of Outlook',
    '"Vorname","Nachname","Firma","E-Mail-Adresse"\n"Anna","Muster","Uni, Essen","anna@mail.example.com"',
  ],
  ['heads of Google', 'Given Name,Family Name,E-mail 1 - Value\nAnna,Muster,anna@mail.example.com'],
  [
    'capitals, spaces and quotes',
    ' "NACHNAME" ; VORNAME ;"E-MAIL" \n "Muster" ; Anna ; anna@mail.example.com ',
  ],
  [
    'a title above the table',
    'Teilnehmende 2026\n\nNachname;Vorname;E-Mail\nMuster;Anna;anna@mail.example.com',
  ],
  ['a mailbox in its cell', 'Nachname;Vorname;E-Mail\nMuster;Anna;Anna <anna@mail.example.com>'],
])('columns are recognised by their headings: %s', (_, text) => expect(people(text)).toEqual([anna]))

test.each(['de', 'en'] as const)('our own export of registrations can be imported (%s)', language => {
  const { lastName, firstName, email, institution, city, country } = registrationColumns
  const heads = [lastName, firstName, email, institution, city, country].map(words => words[language])
  const file = `\uFEFF${heads.join(';')};X\r\nMuster;Anna;anna@mail.example.com;"Uni; Klinikum";Essen;Japan;\r\n`
  expect(peopleIn(readPeopleList(file))).toEqual([
    {
      email: 'anna@mail.example.com',
      name: 'Anna Muster',
      firstName: 'Anna',
      lastName: 'Muster',
      language: null,
      institution: 'Uni; Klinikum',
      city: 'Essen',
      country: 'Japan',
    },
  ])
})

test('a cell in quotes may hold separators, quotes and the end of a line', () => {
  const file = 'Name;E-Mail\n"Feld; ""die"" Lise\nvon Essen";lise@example.org\nOtto;otto@example.org'
  expect(people(file).map(([, , , name]) => name)).toEqual(['Feld; "die" Lise von Essen', 'Otto'])
  expect(readPeopleList(file).map(({ line }) => line)).toEqual([2, 4])
})

test('a quote that is not closed spoils its own line alone', () =>
  expect(emails('Name;E-Mail\n"Feld;lise@example.org\nOtto;otto@example.org')).toContain('otto@example.org'))

test('each row without a usable address is reported with its line and the reason', () => {
  expect(
    problems(
      'Nachname;Vorname;E-Mail\nMuster;Anna;\nFeld;Lise;lise@\nHahn;Otto;otto@example.org\nHahn;O.;OTTO@example.org',
    ),
  ).toEqual([
    [2, 'Muster;Anna;', 'noAddress'],
    [3, 'Feld;Lise;lise@', 'invalid'],
    [5, 'Hahn;O.;OTTO@example.org', 'doubled'],
  ])
})

test('a mailbox that is listed again in another spelling is reported as doubled', () => {
  expect(problems('a.nna@gmail.com\nANNA+vote@googlemail.com\nlise@example.org')).toEqual([
    [2, 'ANNA+vote@googlemail.com', 'doubled'],
  ])
})

test('an invalid address is reported, not guessed', () => {
  const long = 'x'.repeat(500)
  expect(problems(`Anna Feld\nanna@\nanna@nowhere.invalid\n${long}`)).toEqual([
    [1, 'Anna Feld', 'noAddress'],
    [2, 'anna@', 'invalid'],
    [3, 'anna@nowhere.invalid', 'invalid'],
    [4, `${long.slice(0, 120)}…`, 'noAddress'],
  ])
})

test('invisible characters are removed from addresses and names', () =>
  expect(
    people('Vorname;Nachname;E-Mail\nAn\u00adna;Mus\u200bter;\u202aanna@mail.example.com\u202c'),
  ).toEqual([anna]))

// If the parser searched all the remaining text for the end of each quote or bracket, these would time out.
test.each([
  ['quotes', `${'"'.repeat(500_000)}@${',"'.repeat(500_000)}`],
  ['cells that open a quote', `Name;E-Mail\n${';"x'.repeat(500_000)}`],
  ['brackets behind a mailbox', `<anna@example.org>${'>'.repeat(200_000)}${'x'.repeat(300_000)}`],
  ['brackets that open', `<anna@example.org>${'<'.repeat(500_000)}`],
])('a line of half a million %s is read', (_, text) => expect(emails(text).length).toBeLessThan(2))

const words = 'Größmann;Jörg;€ – Zoë'
test.each([
  ['UTF-8', Buffer.from(words)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${words}`)],
  ['windows-1252', Buffer.from('4772f6df6d616e6e3b4af672673b80209620 5a6feb'.replace(' ', ''), 'hex')],
  ['UTF-16 with its mark', Buffer.from(`\ufeff${words}`, 'utf16le')],
  ['UTF-16 without it', Buffer.from(words, 'utf16le')],
  ['UTF-16, the larger half first', Buffer.from(`\ufeff${words}`, 'utf16le').swap16()],
])('a file in %s is read', (_, bytes) => expect(textOfBytes(bytes)).toBe(words))

testWithInputs.each([
  ['liste-windows1252.csv', ['Jörg Größmann', 'Zoë Süßkind']],
  ['list-outlook.txt', ['Jörg Größmann', 'Zoë Süßkind']],
  ['list-like-own-export.csv', ['Anna Muster']],
  ['list-with-sep-line.csv', ['Anna Muster']],
])('%s is read', (name, names) => {
  const list = readPeopleList(textOfBytes(inputBytes(name)))
  expect(list.map(({ problem }) => problem)).toEqual(names.map(() => null))
  expect(peopleIn(list).map(person => person.name)).toEqual(names)
})

test('invisible characters are removed, except where emoji or a script need them', () => {
  const family = '\u{1f469}\u200d\u{1f467}'
  const [row] = readPeopleList(`Jo\u0308rg\u00a0Gro\u00adß ${family} <jo\u200be\u00adrg@example.org>`)
  expect(row?.person).toMatchObject({ name: `Jörg Groß ${family}`, email: 'joerg@example.org' })
  const [persian] = readPeopleList('می\u200cخواهم <a@example.org>')
  expect(persian?.person?.name).toBe('می\u200cخواهم')
})
