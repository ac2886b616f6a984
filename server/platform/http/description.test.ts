import { expect, test } from 'vitest'
import { apiDescription } from './description.ts'
import type { Operation } from './openapi-types.ts'

interface Parameter {
  name: string
  in: string
  allowEmptyValue?: boolean
  schema: { type?: string; minimum?: number; maximum?: number; default?: number }
}

async function parametersOf(): Promise<Parameter[]> {
  const { paths } = await apiDescription('https://example.org')
  return Object.values(paths ?? {})
    .flatMap(path => Object.values(path ?? {}) as Operation[])
    .flatMap(({ parameters }) => (parameters ?? []) as unknown as Parameter[])
}

test('page and limit are whole numbers within their limits', async () => {
  const parameters = await parametersOf()
  const named = (name: string) =>
    parameters.filter(one => one.name === name && one.in === 'query').map(({ schema }) => schema)
  expect(named('limit').length).toBeGreaterThan(20)
  for (const schema of named('limit'))
    expect(schema).toMatchObject({ type: 'integer', minimum: 1, maximum: 100 })
  for (const schema of named('page')) {
    expect(schema).toMatchObject({ type: 'integer', minimum: 1 })
    expect(schema.maximum).toBeGreaterThanOrEqual(1000)
  }
})

test('every number is described with limits, and no parameter allows an empty value', async () => {
  const parameters = await parametersOf()
  const numbers = parameters.filter(({ schema }) => schema.type === 'number' || schema.type === 'integer')
  expect(numbers.length).toBeGreaterThan(300)
  const endless = numbers.filter(({ schema }) => schema.minimum === undefined || schema.maximum === undefined)
  expect(endless.map(({ name }) => name)).toEqual([])
  const empty = parameters.filter(({ allowEmptyValue }) => allowEmptyValue)
  expect(empty.map(({ name }) => name)).toEqual([])
})
