import type { Random } from './random.ts'

/** Texts that may be stored, and must then be displayed unchanged. */
export const oddTexts = [
  "$& $` $' $$ $1",
  '</title><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  ']]>&amp;&#x3c;',
  '\u2028\u2029\u202e\u200f',
  '\u00ad\u200b\ufeff',
  '😀👩‍👩‍👧‍👦é́́́',
  "'; drop table news; --",
  '{{7*7}} ${7*7} %s %n',
  '../../etc/passwd',
  'null',
  '0',
  '\\',
  '"',
  'İıſK',
  '٣٤٥',
] as const

/** Texts that most fields refuse, but not all: too long, or of control characters. */
export const longTexts = ['ß'.repeat(200), '\v\f\u0085', 'x'.repeat(5001)] as const

/** Texts that must be refused wherever they are sent. */
export const badTexts = ['a\0b', '\ud800', 'x\udfff', '\ufffe', '\uffff', '\u0001', '\u001b[2J'] as const

export const badMoments = [
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999-14:00',
  '9999-12-31T23:59:59.9999999999Z',
  '2027-02-30T00:00:00Z',
  '2027-03-28T02:30:00+01:00',
  '-271821-04-20T00:00:00Z',
  'now',
] as const

export const badNumbers = [
  -1,
  0,
  1.5,
  3_000_000_000,
  2_147_483_648,
  9_007_199_254_740_991,
  1e21,
  -1e308,
  Number.MIN_VALUE,
] as const

const signs = [
  'x',
  ' ',
  '.',
  '@',
  'a.',
  'x@',
  '-',
  '/',
  '中',
  ', ',
  '\n',
  '“',
  "'",
  '(',
  ':',
  '1',
  '#',
  'Z. B. ',
] as const

/**
 * Returns a long run of one string: a regular expression that restarts at each position blocks all other
 * requests.
 */
export function longRun(random: Random): string {
  return random.pick(signs).repeat(random.pick([300, 6000, 40_000]))
}

/** Any value of any type, as JSON can hold it. */
export function anyValue(random: Random): unknown {
  return random.pick<() => unknown>([
    () => random.pick(badTexts),
    () => random.pick(oddTexts),
    () => random.pick(badNumbers),
    () => random.pick(badMoments),
    () => null,
    () => true,
    () => [],
    () => ({}),
    () => longRun(random),
    () => nested(random.pick([30, 61, 200])),
    () => ({ $gt: '' }),
    () => JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'),
    () => Array.from({ length: 500 }, () => 'x'),
    () => ({ type: 'doc', content: [] }),
    () => ({ type: 'paragraph', content: 'x', marks: 1, attrs: [] }),
    () => ({ toString: 1, valueOf: 1 }),
    () => ({ de: 'nur' }),
  ])()
}

function nested(depth: number): unknown {
  return depth === 0 ? 'deep' : depth % 2 === 0 ? [nested(depth - 1)] : { a: nested(depth - 1) }
}
