import { expect, test } from 'vitest'
import { countries, nearCountries } from './countries.ts'
import { fileProblem } from './file-rule.ts'
import { country, formFields, formWithConsent } from './form.ts'
import { outcomeIn } from './outcomes.ts'

const form = formWithConsent({})

test('the consent version is optional and parsed as a number', () => {
  expect(form.parse({ consent: true })).toEqual({ consent: true })
  expect(form.parse({ consent: true, consentVersion: '1' })).toEqual({ consent: true, consentVersion: 1 })
})

test.each([0, 1.5, 'x', ''])('%j is no valid consent version', consentVersion => {
  expect(form.safeParse({ consent: true, consentVersion }).success).toBe(false)
})

test('a form without consent has no field for it', () => {
  expect(formFields({}).safeParse({ consent: true }).success).toBe(false)
})

test('there are 250 distinct countries, among them the near ones', () => {
  expect(new Set(countries).size).toBe(250)
  expect(countries).toEqual(expect.arrayContaining([...nearCountries]))
  expect(country.safeParse('XX').error?.issues[0]?.message).toBe('validCountry')
})

const pictures = { types: { 'image/jpeg': 'JPEG' }, mostBytes: 1000 }
test.each([
  ['image/jpeg', 1000, null],
  ['image/jpeg', 1001, 'fileSize'],
  ['image/jpeg', 0, 'validFile'],
  ['text/html', 10, 'fileType'],
  ['constructor', 10, 'fileType'],
])('a file of %s with %i bytes: %s', (type, sizeBytes, problem) => {
  expect(fileProblem({ type, sizeBytes }, pictures)).toBe(problem)
})

test('an outcome is read from the query only if it is a known one', () => {
  expect(outcomeIn(new URLSearchParams('done=sent'))).toBe('sent')
  for (const query of ['', 'done=1', 'done=constructor', 'done=%3Cb%3E'])
    expect(outcomeIn(new URLSearchParams(query))).toBeNull()
})
