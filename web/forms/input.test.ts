import { expect, test } from 'vitest'
import { inputOf } from './input.ts'

test('typed values are converted to the types of the contract', () => {
  const form = formOf({ name: 'Hanna', phone: ' ', size: '1,5', age: '', news: 'on', days: 'friday' })
  form.append('days', 'sunday')
  const shape = {
    name: 'text',
    phone: 'optional',
    size: 'number',
    age: 'number',
    news: 'tick',
    remind: 'tick',
    days: 'many',
  } as const
  expect(inputOf(form, shape)).toEqual({
    name: 'Hanna',
    phone: undefined,
    size: 1.5,
    age: undefined,
    news: true,
    remind: false,
    days: ['friday', 'sunday'],
  })
})

test('spam trap, seconds and consent are added if the form has them', () => {
  const form = formOf({ website: '', seconds: '12', consentVersion: '1', consent: 'on' })
  expect(inputOf(form, {})).toEqual({ seconds: 12, consent: true, consentVersion: 1 })
  expect(inputOf(formOf({ consentVersion: '1' }), {})).toMatchObject({ consent: false })
  // From a cached page, from before the consent text had a version.
  expect(inputOf(formOf({ consent: 'on' }), {})).toEqual({ consent: true })
  expect(inputOf(formOf({ website: 'x', seconds: '' }), {})).toEqual({ website: 'x' })
})

function formOf(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return form
}
