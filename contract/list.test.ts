import { expect, test } from 'vitest'
import { z } from 'zod'
import { allCalls } from './addresses.ts'
import { typedFilters } from './list.ts'

/** Whether a filter takes any words: its schema takes some that stand in no contract. */
function takesWords(schema: unknown): boolean {
  return schema instanceof z.ZodType && schema.safeParse('Zzyzx Öä@x.example').success
}

// Of what there is, though any word may be asked for.
const chosen = ['option']

test('what people type into lists is known, so that no log keeps it', () => {
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
