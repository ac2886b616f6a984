import { expect, test } from 'vitest'
import { paragraphs } from '../richtext.ts'
import { blankGroup, groupFields } from './group.ts'

const problemsOf = (given: object) =>
  groupFields
    .safeParse({ ...blankGroup, ...given })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

test('a group may be empty while it is hidden', () => expect(problemsOf({})).toBeUndefined())

const long = (length: number) => ({ de: 'x'.repeat(length), en: '' })

test.each([
  ['name', long(101), 'name.de', 'validName'],
  ['name', { de: 'a\u0000b', en: '' }, 'name.de', 'characters'],
  ['subject', long(201), 'subject.de', 'validSubject'],
  ['keyword', long(41), 'keyword.de', 'validKeyword'],
  ['teaser', long(501), 'teaser.de', 'validTeaser'],
  ['description', { de: 'kein Dokument', en: null }, 'description.de', 'validDescription'],
  ['publications', { de: null, en: { type: 'doc' } }, 'publications.en', 'validPublications'],
  ['sortPriority', -1, 'sortPriority', 'validGroupPriority'],
  ['sortPriority', 10_000, 'sortPriority', 'validGroupPriority'],
  ['sortPriority', 1.5, 'sortPriority', 'validGroupPriority'],
  ['sortPriority', '1', 'sortPriority', 'validGroupPriority'],
  ['contact', { ...blankGroup.contact, email: 'nobody' }, 'contact.email', 'validContact'],
  ['contact', { ...blankGroup.contact, phone: 'ruf an' }, 'contact.phone', 'validContact'],
  ['contact', { ...blankGroup.contact, place: long(121) }, 'contact.place.de', 'validContact'],
  ['slug', { de: 'Große Spulen', en: '' }, 'slug.de', 'validPermalink'],
  ['tags', ['a'], 'tags.0', 'invalidTag'],
  ['tags', ['Spule', 'spule'], 'tags', 'duplicateTag'],
  ['tags', Array.from({ length: 11 }, (_, n) => `Wort ${n}`), 'tags', 'tagLimit'],
  ['memberIds', Array.from({ length: 101 }, (_, n) => n + 1), 'memberIds', 'tooManyPeople'],
])('a wrong %s is refused at its field (%#)', (name, value, field, sentence) =>
  expect(problemsOf({ [name]: value })).toEqual([[field, sentence]]),
)

test('a description is a document, or nothing yet', () => {
  expect(problemsOf({ description: { de: paragraphs('Wir bauen Spulen.'), en: null } })).toBeUndefined()
})

test.each([0, 9999])('%i is a priority', sortPriority => expect(problemsOf({ sortPriority })).toBeUndefined())
