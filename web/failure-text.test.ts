import { expect, test } from 'vitest'
import { Failure, fail } from '#contract/errors.ts'
import { failureOf } from './failure-of.ts'
import { textOf } from './failure-text.ts'

const answer = (statusText: string, status = 422) => ({ status, statusText, headers: new Headers() })

test('the server’s message stands first, with each field and what is wrong with it', () => {
  const errors = [{ field: 'title.de', code: 'required', message: 'Please fill in this field.' }]
  const failure = failureOf(answer('Unprocessable Content'), {
    code: 'incomplete',
    message: 'Not yet.',
    errors,
  })
  expect(textOf(failure)).toBe('Not yet. title.de: Please fill in this field.')
  expect(textOf(failure, () => 'Title')).toBe('Not yet. Title: Please fill in this field.')
})

test('without a message the text is the status text', () => {
  const failure = failureOf(answer('Bad Gateway', 502), null)
  expect([textOf(failure), failure.status]).toEqual(['Bad Gateway', 502])
})

test('the text of a local error is its message', () => expect(textOf(new Error('No way.'))).toBe('No way.'))

test.each([
  failureOf(answer(''), null),
  new Error(''),
  null,
  'x',
  new Failure('unexpected', { message: '' }),
])('an error without a message gets the fallback text (%#)', error =>
  expect(textOf(error)).toBe('Ooops, something went wrong'),
)

test('a failure without a message is shown by its name', () =>
  expect(textOf(fail('notFound'))).toBe('notFound'))
