import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleValues, fillPlaceholders, mailText, placeholderFault } from './placeholders.ts'

const known = {
  name: {
    meaning: { de: 'Name der Person', en: 'Name of the person' },
    example: { de: 'Jana Weiß', en: 'Jane White' },
  },
  link: {
    meaning: { de: 'Link zum Bestätigen', en: 'Link to confirm' },
    example: { de: 'https://example.org/de/x', en: 'https://example.org/en/x' },
    isRequired: true,
  },
} as const

describe('a mail text', () => {
  test.each([
    ['Guten Tag {name}, {link}', null],
    ['{link}', null],
    ['', null],
    ['Guten Tag {name}', 'placeholderMissing'],
    ['{link} {nam}', 'placeholderUnknown'],
    ['{link} {}', 'placeholderUnknown'],
    ['{link} { name }', 'placeholderUnknown'],
    ['{link} {constructor}', 'placeholderUnknown'],
    ['{link} {__proto__}', 'placeholderUnknown'],
    ['{link} {name', 'placeholderUnclosed'],
    ['{link} name}', 'placeholderUnclosed'],
    ['{{link}}', 'placeholderUnclosed'],
    ['{link} {na{name}', 'placeholderUnclosed'],
  ])('%j has the fault %j', (text, fault) => expect(placeholderFault(text, known)).toBe(fault))

  test('is refused with the message of its fault, else trimmed and saved with plain line breaks', () => {
    const field = mailText(known, 100)
    expect(field.safeParse('Hallo {nam} {link}').error?.issues[0]?.message).toBe('placeholderUnknown')
    expect(field.safeParse('x'.repeat(101)).error?.issues[0]?.message).toBe('length')
    expect(field.parse(' Hallo {name},\r\n{link} ')).toBe('Hallo {name},\n{link}')
  })

  // If the parser searched the rest of the text for each brace, this test would time out.
  test('of a million braces is checked quickly', () => {
    expect(placeholderFault('{'.repeat(1_000_000), known)).toBe('placeholderUnclosed')
    expect(placeholderFault('{a'.repeat(1_000_000), known)).toBe('placeholderUnclosed')
  })
})

describe('filling', () => {
  test('inserts values unchanged, whatever characters they contain', () => {
    const values = { name: "$& $` $' $1 $$ {link} \\u0041", link: 'https://x' }
    expect(fillPlaceholders('A {name} B {link} C {name}', values)).toBe(
      `A ${values.name} B https://x C ${values.name}`,
    )
  })

  test('leaves unknown placeholders unchanged', () => {
    expect(fillPlaceholders('{old} {constructor}', { name: 'x' })).toBe('{old} {constructor}')
  })

  test('with each placeholder as its own value returns any text unchanged', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        expect(fillPlaceholders(text, { name: '{name}', link: '{link}' })).toBe(text)
      }),
    )
  })

  test('with example values uses those of the language', () => {
    expect(fillPlaceholders('Dear {name}', exampleValues(known, 'en'))).toBe('Dear Jane White')
    expect(fillPlaceholders('Guten Tag {name}', exampleValues(known, 'de'))).toBe('Guten Tag Jana Weiß')
  })
})
