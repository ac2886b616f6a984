import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from './contract.ts'
import { email, line, lines, phone } from './fields.ts'
import { cvText } from './people/cv.ts'
import { tagNames } from './site/tag.ts'
import { checkBallot } from './voting/judge.ts'
import { blankRules } from './voting/rules.ts'

/** Texts that stay unchanged, and why. */
const exact: [path: RegExp, why: string][] = [
  [/\.(token|refreshToken|attempt|activation|deactivation)$/, 'made by us or by a browser'],
  [/^\.(events|polls|contests)\..*\.(key|receipt)$/, 'made by us, opened by a link'],
  [/password$/i, 'cleaned where it is hashed: older hashes know it as it was typed'],
  [/\.passkey\.(id|rawId|response\..*)$/, 'bytes of a passkey, as a browser writes them'],
  [/\.website$/, 'the trap: nothing of it is compared'],
  [/^\.files\..*\.(name|path|paths\[\]|folder)$/, 'the server mends names of files'],
  [/^\.pages\.\w+\.page$|\.findAt\.path$|\.changeAt\.path$/, 'a path of this site'],
  [/\.slug$/, 'a part of an address that is there'],
  [
    /^\.site\.(listSettings|keepListSettings)\.(list|hidden\[\]|views\[\]\.query)$/,
    'names and addresses of ours',
  ],
  [/^\.privacy\..*\.(group|table)$/, 'some of our own names'],
  [/^\.security\.(breachReport|printBreachReport)\.ids$/, 'ids, divided by commas'],
  [/^\.site\.countView\.referrer$/, 'a host, told by a browser'],
  [/^\.site\.missed\.dismiss\.asked$/, 'as it was asked'],
  [
    /^\.polls\.backstage\.votes\.option$|\.(items|options)\[\]\.id$|\.changeLetters\.occasion$/,
    'an id, made by us or by a browser',
  ],
  [
    /ttempts\.reason$|\.(state|when|type|severity|status|action|entity)$/,
    'some of our own names, divided by commas',
  ],
  [
    /\.livestream\.markup$|\.recording\.address$|\.content\.address$/,
    'read by what knows hosts of films and maps',
  ],
]

interface Declared {
  path: string
  schema: z.ZodType
}

const declared = callsIn(contract).flatMap(([name, input]) => textsIn(input, name))
const samples = [
  ...[
    'Jörg Muster',
    'Jörg',
    'joerg-muster',
    'anna@mail.example.com',
    'https://example.org/a',
    '+49 201 123-456',
  ],
  ...['2015–2019: Promotion in Physik', '2027', '/de/alt', '192.0.2.17', '192.0.2.0/24', 'example.org'],
  ...['https://www.youtube-nocookie.com/embed/abcdefghijk', 'failed', 'open', 'confirmed', 'high'],
]
const hidings: Record<string, (text: string) => string> = {
  'zero width before it': text => `\u200b${text}`,
  'zero width behind it': text => `${text}\ufeff`,
  'zero width in it': text => `${text.slice(0, 2)}\u2060${text.slice(2)}`,
  'direction marks around it': text => `\u202a${text}\u202c`,
  'decomposed letters': text => text.normalize('NFD'),
  'a joiner behind a Latin letter': text => text.replace(/(?<=[a-z])(?=[a-z])/, '\u200d'),
}

test('the text fields of all calls are found', () => {
  expect(declared.length).toBeGreaterThan(150)
})

test.each(Object.entries(hidings))(
  'every text field of the calls gives the same value with %s',
  (_, hide) => {
    const differing = declared.filter(({ schema }) => {
      const accepted = samples.filter(sample => schema.safeParse(sample).success)
      return accepted.some(sample => !isSame(schema, sample, hide(sample)))
    })
    expect(differing.map(({ path }) => path)).toEqual([])
  },
)

// Characters that are invisible anywhere in a text of Latin letters: zero width, direction marks, joiners,
// fillers.
const unseen = fc.constantFrom(
  ...['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u180e', '\u034f', '\u3164', '\ufffa'],
  ...['\u061c', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2069'],
)
const letters = fc.string({ unit: fc.constantFrom(...'aeJßöüŁé09 @.-/:,!'), maxLength: 30 })

/** A text, and the same with invisible characters inserted at any places. */
const hidden = fc
  .tuple(
    fc.oneof(fc.constantFrom(...samples), letters),
    fc.array(fc.tuple(fc.nat(), unseen), { minLength: 1, maxLength: 5 }),
  )
  .map(([plain, signs]) => {
    const points = [...plain]
    for (const [at, sign] of signs) points.splice(at % (points.length + 1), 0, sign)
    return { plain, hiding: points.join('') }
  })

test('every text field of the calls gives the same result with invisible characters at any place', () => {
  const verdictOf = (schema: z.ZodType, text: string) => {
    const { success, data, error } = schema.safeParse(text)
    return success ? { data } : { refused: error.issues.map(({ message }) => message) }
  }
  const property = fc.property(
    fc.constantFrom(...declared),
    hidden,
    ({ path, schema }, { plain, hiding }) => {
      expect(verdictOf(schema, hiding), path).toEqual(verdictOf(schema, plain))
    },
  )
  fc.assert(property, { numRuns: 5000 })
})

test('a ballot is judged the same with invisible characters at any place of its e-mail address', () => {
  const rules = { ...blankRules, way: 'confirmed' as const }
  const judged = (email: string) =>
    checkBallot({ email, votes: [{ id: 'red', value: 1 }], terms: true }, rules, ['red'])
  const property = fc.property(hidden, ({ plain, hiding }) => {
    expect(judged(hiding)).toEqual(judged(plain))
  })
  fc.assert(property)
})

function isSame(schema: z.ZodType, plain: string, hidden: string): boolean {
  const found = schema.safeParse(hidden)
  return found.success && JSON.stringify(found.data) === JSON.stringify(schema.parse(plain))
}

type Call = [name: string, input: z.ZodType]

function callsIn(node: object, name = ''): Call[] {
  if ('~orpc' in node) return [[name, (node['~orpc'] as { inputSchema: z.ZodType }).inputSchema]]
  return Object.entries(node).flatMap(([part, inner]) => callsIn(inner, `${name}.${part}`))
}

function textsIn(schema: z.ZodType, path: string, known = new Set<z.ZodType>()): Declared[] {
  const inside = (inner: unknown, name = '') => textsIn(inner as z.ZodType, path + name, known)
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) => inside(inner, `.${name}`))
  if (schema instanceof z.ZodArray) return inside(schema.element, '[]')
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(option => inside(option))
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return inside(schema.unwrap())
  return isText(schema) && !exact.some(([kept]) => kept.test(path)) ? [{ path, schema }] : []
}

function isText(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodPipe) return isText(schema.in as z.ZodType)
  return schema instanceof z.ZodString || schema instanceof z.ZodURL || schema instanceof z.ZodEmail
}

const outside = '../shared/data/inputs/hidden-signs.json'

/** Schemas for the values of that file, by words of their names. */
const takers: [name: RegExp, takes: z.ZodType][] = [
  [/email/, email],
  [/title|institution/, line(200)],
  [/phone/, phone()],
  [/cv/, cvText],
]

test.skipIf(!existsSync(outside))(
  'the texts of the sample file are accepted, and their invisible characters removed',
  () => {
    const given = Object.entries(JSON.parse(readFileSync(outside, 'utf8')) as Record<string, unknown>)
    const taken = given
      .filter(([, value]) => typeof value === 'string')
      .map(
        ([name, value]) => [name, takers.find(([words]) => words.test(name))?.[1].safeParse(value)] as const,
      )
    expect(taken.filter(([, found]) => !found?.success || /[\p{DI}\v]/u.test(String(found.data)))).toEqual([])
  },
)

test('two tags that differ only in invisible characters are duplicates', () => {
  expect(tagNames.safeParse(['Neu', 'Neu\u200b']).error?.issues[0]?.message).toBe('duplicateTag')
})

test.each([
  [
    'an address with letters before the @ that no mail is delivered to',
    email,
    'müller@example.org',
    'asciiEmail',
  ],
  ['a line end in a line', line(20), 'Erste\nzweite', 'oneLine'],
  ['a sign that is none', line(20), 'Erste\u0007', 'characters'],
  ['a sign that is none', lines(20), 'Erste\u0007', 'characters'],
])('%s is refused with a sentence of its own', (_, schema, text, message) => {
  expect(schema.safeParse(text).error?.issues.map(issue => issue.message)).toEqual([message])
})

test('the length of a text is counted without invisible characters', () => {
  expect(line(4).safeParse('\u202aNe\u0308ue\u202c\u200b').data).toBe('Nëue')
})
