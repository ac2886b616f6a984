import { expect, test } from 'vitest'
import { fullName } from './names.ts'

const hanna = { title: 'Dr.', firstName: 'Hanna', lastName: 'Muster' }

test.each([
  [hanna, 'Dr. Hanna Muster'],
  [{ ...hanna, isProfessor: true }, 'Prof. Dr. Hanna Muster'],
  [{ ...hanna, isAssociatedProfessor: true }, 'apl. Prof. Dr. Hanna Muster'],
  [{ ...hanna, title: 'M. Sc.' }, 'Hanna Muster, M. Sc.'],
  [{ ...hanna, title: 'PD Dr.' }, 'PD Dr. Hanna Muster'],
  [{ ...hanna, title: 'Prof. Dr. h. c.', isProfessor: true }, 'Prof. Dr. h. c. Hanna Muster'],
  [{ ...hanna, title: '', middleName: 'M.' }, 'Hanna M. Muster'],
  [{ title: '', firstName: '', lastName: 'Muster' }, 'Muster'],
])('%j is written %s', (person, written) => {
  expect(fullName(person, 'de')).toBe(written)
})

test('an associated professor is called so in English', () => {
  expect(fullName({ ...hanna, title: 'Dr', isAssociatedProfessor: true }, 'en')).toBe(
    'Assoc. Prof. Dr Hanna Muster',
  )
})
