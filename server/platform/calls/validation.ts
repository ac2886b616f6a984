import type { z } from 'zod'
import { type Failure, type FailureCode, fail, type Limit } from '#contract/errors.ts'

type Issue = z.core.$ZodIssue

// Rules whose failure determines the error code of the whole response.
const decisiveCodes: FailureCode[] = ['duplicateTag', 'invalidTag', 'tagLimit', 'invalidName']

interface Checked {
  input: unknown
  /** Names of the path parameters. */
  inPath: readonly string[]
}

/**
 * Returns 404 for an invalid path parameter, 400 for an unknown field, and 422 with a message for each
 * invalid field.
 */
export function failureOfIssues(issues: Issue[], { input, inPath }: Checked): Failure {
  if (issues.some(({ path }) => inPath.includes(String(path[0])))) return fail('notFound')
  const unknown = issues.find(issue => issue.code === 'unrecognized_keys')
  if (unknown) return fail('unknownField', { fields: fieldsOf([unknown], input) })
  if (issues.some(issue => issue.message === 'unknownSort'))
    return fail('unknownField', { fields: fieldsOf(issues, input) })
  const code = issues.length === 1 ? decisiveCodes.find(name => name === issues[0]?.message) : undefined
  return fail(code ?? 'invalid', { fields: fieldsOf(issues, input), beyond: limitsOf(issues) })
}

const mostFields = 100 // with more messages than anybody reads the response would be longer than the request

/** Field path → key of its message; the first issue of a field counts. */
function fieldsOf(issues: Issue[], input: unknown): Record<string, string> {
  const fields: Record<string, string> = Object.create(null) // a field may be named `__proto__`
  for (const issue of issues.slice(0, mostFields).flatMap(innermost)) {
    for (const path of pathsOf(issue).slice(0, mostFields)) fields[path] ??= sentenceOf(issue, input)
  }
  return fields
}

/** Field path → the exceeded limit, if that is the field's first issue. */
function limitsOf(issues: Issue[]): Record<string, Limit> {
  const limits: Record<string, Limit | null> = Object.create(null)
  for (const issue of issues.slice(0, mostFields).flatMap(innermost))
    limits[issue.path.join('.')] ??= limitOf(issue)
  return Object.fromEntries(
    Object.entries(limits).flatMap(([field, limit]) => (limit ? [[field, limit]] : [])),
  )
}

const things: Record<string, Limit['of']> = { string: 'text', array: 'list', number: 'number', int: 'number' }
const largest = 1_000_000 // higher limits are those of the database or of JavaScript, and do not help the reader

function limitOf(issue: Issue): Limit | null {
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return null
  const of = things[issue.origin]
  if (!of) return null
  const limit = issue.code === 'too_big' ? { most: Number(issue.maximum) } : { least: Number(issue.minimum) }
  // That an empty text is too short is said by the field's own message.
  if (issue.code === 'too_small' && of === 'text' && Number(issue.minimum) <= 1) return null
  return Number(limit.most ?? limit.least) > largest ? null : { of, ...limit }
}

function innermost(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const nearest = [...issue.errors].sort((a, b) => a.length - b.length)[0] ?? []
  return nearest.length === 0 || isKey(issue.message)
    ? [issue]
    : nearest.map(inner => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

function pathsOf(issue: Issue): string[] {
  const path = issue.path.join('.')
  if (issue.code !== 'unrecognized_keys') return [path]
  return issue.keys.map(key => [...issue.path, key].join('.'))
}

const byType: Record<string, string> = {
  string: 'string',
  array: 'array',
  number: 'numeric',
  int: 'numeric',
  boolean: 'boolean',
}

function sentenceOf(issue: Issue, input: unknown): string {
  if (isKey(issue.message)) return issue.message
  if (issue.code === 'unrecognized_keys') return 'unknownField'
  if (issue.code === 'too_big' || issue.code === 'too_small')
    return issue.origin === 'string' ? 'length' : 'value'
  if (issue.code === 'invalid_type')
    return isMissing(input, issue.path) ? 'required' : (byType[issue.expected] ?? 'value')
  return 'value'
}

// The library does not report the value it found.
function isMissing(input: unknown, path: readonly PropertyKey[]): boolean {
  let value = input
  for (const step of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[step]
  return value === undefined || value === null
}

// Rules of this project carry a key of `messages/forms.ts` as their message; those of the library are
// sentences.
function isKey(message: string): boolean {
  return /^[a-z][A-Za-z]+$/.test(message)
}
