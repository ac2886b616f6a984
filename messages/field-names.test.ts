import { expect, test } from 'vitest'
import { fieldName, labelsOf } from './field-names.ts'

const names = {
  projects: { de: 'Projekte', en: 'Projects' },
  'venue.name': { de: 'Name des Ortes', en: 'Name of the venue' },
  'pdf.de': { de: 'PDF auf Deutsch', en: 'PDF in German' },
}

test.each([
  ['title', 'Titel', 'Title'],
  ['title.en', 'Titel (Englisch)', 'Title (English)'],
  ['venue.name.de', 'Name des Ortes (Deutsch)', 'Name of the venue (German)'],
  ['pdf.de', 'PDF auf Deutsch', 'PDF in German'],
  ['projects.1.title.de', 'Projekte, Nr. 2 (Deutsch)', 'Projects, no. 2 (German)'],
  ['venue.code', 'venue.code', 'venue.code'],
  ['unheard', 'unheard', 'unheard'],
])('%s is called %s and %s', (field, de, en) => {
  expect(fieldName(names, field)).toEqual({ de, en })
})

test('a name given by the form overrides the general name', () => {
  const headline = { de: 'Überschrift', en: 'Headline' }
  expect(fieldName({ title: headline }, 'title')).toEqual(headline)
})

test('labels are the texts of a form, without its title and its functions', () => {
  const label = { de: 'Kurztext', en: 'Teaser' }
  const count = { de: (n: number) => `${n}`, en: (n: number) => `${n}` }
  expect(labelsOf({ title: { de: 'Gruppen', en: 'Groups' }, teaser: label, count })).toEqual({
    teaser: label,
  })
})
