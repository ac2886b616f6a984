import { expect, test } from 'vitest'
import { fullName, isLoginAllowed } from './user.ts'

test.each([
  [true, null, true],
  [false, null, false],
  [false, true, true],
  [true, false, false],
])(
  'a status that says %s and a hand that says %s let in: %s',
  (statusAllowsLogin, isLoginAllowedOverride, allowed) => {
    expect(isLoginAllowed({ statusAllowsLogin, isLoginAllowedOverride })).toBe(allowed)
  },
)

test('a name leaves out what is not there', () => {
  expect(fullName({ title: 'Prof. Dr.', firstName: 'Hanna', lastName: 'Muster' })).toBe(
    'Prof. Dr. Hanna Muster',
  )
  expect(fullName({ title: '', firstName: '', lastName: 'Muster' })).toBe('Muster')
})
