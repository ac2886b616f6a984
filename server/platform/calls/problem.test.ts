import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from '#contract/contract.ts'
import { languages } from '#contract/language.ts'
import { localizeFailure } from './problem.ts'
import { failureOfIssues } from './validation.ts'

interface Rule {
  path: string
  schema: z.ZodString | z.ZodNumber
}

/** Fields that nobody types: set by the site, a browser or a program. */
const unseen =
  /(oken|website|seconds|ersion|page|activation|deactivation|attempt|referrer|hidden\[\]|\.id|\.(key|receipt|format|slug))$/

const rules = callsIn(contract).filter(({ path }) => !unseen.test(path))

function callsIn(node: object, name = ''): Rule[] {
  if ('~orpc' in node) return rulesIn((node['~orpc'] as { inputSchema: z.ZodType }).inputSchema, name)
  return Object.entries(node).flatMap(([part, inner]) => callsIn(inner, `${name}.${part}`))
}

function rulesIn(schema: z.ZodType, path: string): Rule[] {
  const inside = (inner: unknown, name = '') => rulesIn(inner as z.ZodType, path + name)
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) => inside(inner, `.${name}`))
  if (schema instanceof z.ZodArray) return inside(schema.element, '[]')
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(option => inside(option))
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return inside(schema.unwrap())
  if (schema instanceof z.ZodPipe) return [...inside(schema.in), ...inside(schema.out)]
  return schema instanceof z.ZodString || schema instanceof z.ZodNumber ? [{ path, schema }] : []
}

/** Returns the message for a wrong value of a field. */
function findMessage(schema: z.ZodType, value: unknown, language: 'de' | 'en'): string {
  const found = z.object({ it: schema }).safeParse({ it: value })
  if (found.success) throw new Error('That value is right.')
  const failure = failureOfIssues(found.error.issues, { input: { it: value }, inPath: [] })
  const [error] = localizeFailure(failure, { language, requestId: '' }).details.errors ?? []
  return error?.message ?? ''
}

const formatLimit = (limit: number) => [
  String(limit),
  limit.toLocaleString('de-DE'),
  limit.toLocaleString('en-GB'),
]

test.each(languages)('a text that is too long is told its own limit, in %s', language => {
  const texts = rules.flatMap(({ path, schema }) =>
    schema instanceof z.ZodString && schema.maxLength ? [{ path, schema, most: schema.maxLength }] : [],
  )
  expect(texts.length).toBeGreaterThan(1000)
  const wrong = texts.flatMap(({ path, schema, most }) => {
    const sentence = findMessage(schema, 'x'.repeat(most + 1), language)
    const numbers: readonly string[] = sentence.match(/\d+([.,]\d{3})*/g) ?? []
    return formatLimit(most).some(number => numbers.includes(number)) ? [] : [[path, most, sentence]]
  })
  expect(wrong).toEqual([])
})

test.each(languages)('a number that is too large or too small is told its own limit, in %s', language => {
  const wrong = rules.flatMap(({ path, schema }) => {
    if (!(schema instanceof z.ZodNumber)) return []
    const sides = [
      [schema.maxValue, (schema.maxValue ?? 0) + 1],
      [schema.minValue, (schema.minValue ?? 0) - 1],
    ] as const
    return sides.flatMap(([limit, beyond]) => {
      if (limit === null || !Number.isFinite(limit) || Math.abs(limit) > 1_000_000) return []
      const sentence = findMessage(schema, beyond, language)
      return formatLimit(limit).some(number => sentence.includes(number)) ? [] : [[path, limit, sentence]]
    })
  })
  expect(wrong).toEqual([])
})

test('a message with the limit of another field is replaced, one without a limit is kept', () => {
  const words = (key: string) => findMessage(z.string().max(120, { error: key }), 'x'.repeat(121), 'de')
  expect(words('validTitle')).toBe('Hier sind höchstens 120 Zeichen möglich.')
  expect(words('length')).toBe('Hier sind höchstens 120 Zeichen möglich.')
  expect(words('validPassword')).toBe('Hier sind höchstens 120 Zeichen möglich.')
  expect(words('validDescription')).toBe('Hier sind höchstens 120 Zeichen möglich.')
  expect(words('validContact')).toMatch(/^Bitte geben Sie einen gültigen Kontakt .* Hier sind höchstens 120 /)
  expect(words('validPermalink')).toMatch(/^Ein Permalink besteht aus höchstens 120 Kleinbuchstaben/)
})

test.each(languages)('an empty field of a form is told what is missing, and no limit, in %s', language => {
  const needed = requiredIn(contract)
  expect(needed.length).toBeGreaterThan(25)
  const wrong = needed.flatMap(({ path, schema }) =>
    ['', null, undefined].flatMap(none => {
      const sentence = findMessage(schema, none, language)
      return /\d|valid value|Wert|expected|erwartet/.test(sentence) ? [[path, none, sentence]] : []
    }),
  )
  expect(wrong).toEqual([])
})

/** The required fields of all forms for visitors. */
function requiredIn(node: object, name = ''): { path: string; schema: z.ZodType }[] {
  if (!('~orpc' in node))
    return Object.entries(node).flatMap(([part, inner]) => requiredIn(inner, `${name}.${part}`))
  const { inputSchema, meta } = node['~orpc'] as { inputSchema?: z.ZodType; meta: { isForm?: boolean } }
  if (!meta.isForm || !(inputSchema instanceof z.ZodObject)) return []
  return Object.entries(inputSchema.shape as Record<string, z.ZodType>).flatMap(([field, schema]) => {
    const isNeeded = ['', null, undefined].every(none => !schema.safeParse(none).success)
    return isNeeded && !unseen.test(`.${field}`) ? [{ path: `${name}.${field}`, schema }] : []
  })
}
