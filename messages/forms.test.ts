import { expect, test } from 'vitest'
import { articleProblems } from './article-fields.ts'
import { eventProblems } from './event-fields.ts'
import { fileProblems } from './file-fields.ts'
import { forms } from './forms.ts'
import { personProblems } from './person-fields.ts'
import { pollProblems } from './poll-fields.ts'

test('no message key of an area is overwritten by that of another area', () => {
  for (const problems of [articleProblems, eventProblems, fileProblems, personProblems, pollProblems])
    expect(forms).toMatchObject(problems)
})

test.each(['slugTaken', 'nameTaken', 'emailTaken'] as const)(
  'the message of a taken name mentions the trash: %s',
  key => {
    expect([forms[key].de, forms[key].en]).toEqual([
      expect.stringContaining('Papierkorb'),
      expect.stringContaining('trash'),
    ])
  },
)
