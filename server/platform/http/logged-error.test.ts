import { expect, test } from 'vitest'
import { openTestCalls } from '#server/platform/calls/test-calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import { factsOf } from './logged-error.ts'

const secret = 'Noch nicht veröffentlicht'

async function refusedByDatabase(): Promise<unknown> {
  const { db } = await openTestCalls()
  const draft = asJson({ de: `${secret}\0`, en: '' })
  return db
    .updateTable('news')
    .set({ title: draft })
    .execute()
    .catch((error: unknown) => error)
}

test('the log of a refused SQL statement has its stack, and none of the written values', async () => {
  const error = await refusedByDatabase()
  expect(JSON.stringify({ ...(error as object) })).toContain('Noch nicht')
  const facts = factsOf(error)
  expect(facts).toMatchObject({ name: 'error', message: '', code: '22P05', severity: 'ERROR' })
  expect(facts.stack).toContain('    at ')
  expect(JSON.stringify(facts)).not.toContain('Noch nicht')
})

test('other errors are logged with message and stack', () => {
  expect(factsOf(new TypeError('x is not a function'))).toMatchObject({
    name: 'TypeError',
    message: 'x is not a function',
    stack: expect.stringContaining('logged-error.test.ts'),
  })
  expect(factsOf('thrown as a text')).toEqual({ name: 'string', message: '', stack: '' })
})
