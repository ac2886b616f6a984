import { expect, test } from 'vitest'
import { calls } from './areas.ts'
import { isFormHandler } from './platform/forms/forms.ts'

test('the calls declared as forms are exactly those with a form handler', () => {
  const declared = calls.filter(({ meta }) => meta.isForm).map(({ name }) => name)
  const received = calls.filter(({ handle }) => isFormHandler(handle)).map(({ name }) => name)
  expect(received).toEqual(declared)
  expect(declared).toContain('contact.send')
})
