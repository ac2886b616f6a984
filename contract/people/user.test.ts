import { expect, test } from 'vitest'
import { fullName } from './user.ts'

test('a name leaves out what is not there', () => {
  expect(fullName({ title: 'Prof. Dr.', firstName: 'Hanna', lastName: 'Muster' })).toBe(
    'Prof. Dr. Hanna Muster',
  )
  expect(fullName({ title: '', firstName: '', lastName: 'Muster' })).toBe('Muster')
})
