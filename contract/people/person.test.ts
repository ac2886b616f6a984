import { expect, test } from 'vitest'
import { blankPerson, personFields } from './person.ts'

const kim = { ...blankPerson, username: 'kim', email: 'kim@example.org', firstName: 'Kim', lastName: 'Beck' }
const problemsOf = (given: object) =>
  personFields
    .safeParse({ ...kim, roleId: 1, statusId: 1, ...given })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

test('name, username, address, role and status are enough', () => expect(problemsOf({})).toBeUndefined())

const long = (length: number) => ({ de: 'x'.repeat(length), en: '' })
const contact = { serviceId: 1, icon: 'link', id: 'kim', link: '', isExternal: true }

test.each([
  ['username', 'k', 'username', 'newUsername'],
  ['username', 'kim@example.org', 'username', 'newUsername'],
  ['email', 'kim', 'email', 'validEmail'],
  ['firstName', 'x'.repeat(101), 'firstName', 'validName'],
  ['lastName', '', 'lastName', 'validName'],
  ['middleName', 'x'.repeat(101), 'middleName', 'validName'],
  ['lastName', 'B\u0000ck', 'lastName', 'characters'],
  ['pronoun', long(41), 'pronoun.de', 'validPronoun'],
  ['phone', 'ruf an', 'phone', 'validPhone'],
  ['room', 'x'.repeat(61), 'room', 'validRoom'],
  ['imageAlt', long(301), 'imageAlt.de', 'validAlt'],
  ['interests', long(2001), 'interests.de', 'validInterests'],
  ['aboutMe', { de: 'kein Dokument', en: null }, 'aboutMe.de', 'validAboutMe'],
  ['publications', { de: null, en: { type: 'doc' } }, 'publications.en', 'validPublications'],
  ['cv', { de: 'ohne Doppelpunkt', en: '' }, 'cv.de', 'validCv'],
  ['cv', { de: 'damals: Promotion', en: '' }, 'cv.de', 'validCv'],
  ['contacts', [{ ...contact, id: '' }], 'contacts.0.id', 'validProfileId'],
  ['contacts', [{ ...contact, id: 'x'.repeat(101) }], 'contacts.0.id', 'validProfileId'],
  ['contacts', [{ ...contact, link: 'javascript:alert(1)' }], 'contacts.0.link', 'validProfileLink'],
  ['contacts', [{ ...contact, icon: 'orcid', id: '0000-0002-1825-0098' }], 'contacts.0.id', 'validOrcid'],
  ['boardTerms', [{ boardRoleId: 1, from: 'damals', to: null }], 'boardTerms.0.from', 'validDate'],
  ['boardTerms', [{ boardRoleId: 1, from: '2025', to: '2024' }], 'boardTerms.0.to', 'endBeforeStart'],
  ['sortPriority', -1, 'sortPriority', 'validPriority'],
  ['sortPriority', 10_000, 'sortPriority', 'validPriority'],
  ['sortPriority', 1.5, 'sortPriority', 'validPriority'],
  ['endDate', '31.12.2027', 'endDate', 'validDate'],
  ['slug', { de: 'Kim Beck', en: '' }, 'slug.de', 'validPermalink'],
])('a wrong %s is refused at its field (%#)', (name, value, field, sentence) =>
  expect(problemsOf({ [name]: value })).toEqual([[field, sentence]]),
)
