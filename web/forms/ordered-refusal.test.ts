import { expect, test } from 'vitest'
import { orderedRefusal, withName } from './ordered-refusal.ts'

test('errors are in the order of the labels, with the file to be chosen again', () => {
  const labels = { name: 'Name', file: 'Datei', email: 'E-Mail-Adresse' }
  const refused = { status: 422, message: '', values: {}, fields: { email: 'a', name: 'b', consent: 'c' } }
  const ordered = orderedRefusal({ takesFile: 'file', labels }, refused, 'de')
  expect(Object.keys(ordered.fields)).toEqual(['name', 'file', 'email', 'consent'])
})

test('an error begins with the name of its field, which ends as a question does, and is cut where it is long', () => {
  expect(withName('Name', 'Bitte ausfüllen.')).toBe('Name: Bitte ausfüllen.')
  expect(withName('Kommen Sie?', 'Bitte ausfüllen.')).toBe('Kommen Sie? Bitte ausfüllen.')
  const question = 'An welchem der drei Rundgänge durch die Halle mit dem Magneten möchten Sie teilnehmen?'
  const name = 'An welchem der drei Rundgänge durch die Halle mit dem Magneten möchten …'
  expect(withName(question, 'Bitte wählen.')).toBe(`${name} Bitte wählen.`)
  expect(withName('', 'Bitte willigen Sie ein.')).toBe('Bitte willigen Sie ein.')
})
