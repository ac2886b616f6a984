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

  test('is refused with the sentence of its fault, and saved as written otherwise', () => {
    const field = mailText(known, 100)
    expect(field.safeParse('Hallo {nam} {link}').error?.issues[0]?.message).toBe('placeholderUnknown')
    expect(field.safeParse('x'.repeat(101)).error?.issues[0]?.message).toBe('length')
    expect(field.parse(' Hallo {name},\r\n{link} ')).toBe('Hallo {name},\n{link}')
  })

  // Were each brace looked for to the end of the text, this would meet the limit of time of a test.
  test('of a million braces is judged at once', () => {
    expect(placeholderFault('{'.repeat(1_000_000), known)).toBe('placeholderUnclosed')
    expect(placeholderFault('{a'.repeat(1_000_000), known)).toBe('placeholderUnclosed')
  })
})

describe('filling', () => {
  test('puts values in as they are, whatever signs they hold', () => {
    const values = { name: "$& $` $' $1 $$ {link} \\u0041", link: 'https://x' }
    expect(fillPlaceholders('A {name} B {link} C {name}', values)).toBe(
      `A ${values.name} B https://x C ${values.name}`,
    )
  })

  test('leaves what the code does not know as it is written', () => {
    expect(fillPlaceholders('{old} {constructor}', { name: 'x' })).toBe('{old} {constructor}')
  })

  test('with values that are their own placeholders gives back any text', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        expect(fillPlaceholders(text, { name: '{name}', link: '{link}' })).toBe(text)
      }),
    )
  })

  test('a preview has the examples of its language', () => {
    expect(fillPlaceholders('Dear {name}', exampleValues(known, 'en'))).toBe('Dear Jane White')
    expect(fillPlaceholders('Guten Tag {name}', exampleValues(known, 'de'))).toBe('Guten Tag Jana Weiß')
  })
})
