import { expect, test } from 'vitest'
import { z } from 'zod'
import { allCalls } from './addresses.ts'
import { typedFilters } from './list.ts'

/** Whether a filter accepts any text: its schema accepts one that is in no contract. */
function takesWords(schema: unknown): boolean {
  return schema instanceof z.ZodType && schema.safeParse('Zzyzx Öä@x.example').success
}

// Chosen from existing values, although any text is accepted.
const chosen = ['option']

test('every list filter that takes free text is known, so that no log contains its value', () => {
  const lists = allCalls().filter(({ meta }) => meta.isList === 'pages')
  expect(lists.length).toBeGreaterThan(10)
  const taking = lists.flatMap(({ name, procedure }) => {
    const input = procedure['~orpc'].inputSchema
    return input instanceof z.ZodObject
      ? Object.entries(input.shape).flatMap(([filter, schema]) =>
          takesWords(schema) ? [[name, filter]] : [],
        )
      : []
  })
  expect(taking.length).toBeGreaterThan(10)
  for (const [name, filter = ''] of taking)
    if (!chosen.includes(filter))
      expect([name, typedFilters]).toEqual([name, expect.arrayContaining([filter])])
})
