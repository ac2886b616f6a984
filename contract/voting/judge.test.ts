import { describe, expect, test } from 'vitest'
import { checkBallot } from './judge.ts'
import { blankRules } from './rules.ts'

const ballot = { email: 'anna@example.org', votes: [{ id: 'red', value: 1 }], terms: true }
const options = ['red', 'green', 'blue']
const judged = (change: object, rules: Partial<typeof blankRules> = {}) =>
  checkBallot({ ...ballot, ...change }, { ...blankRules, ...rules }, options)
const votes = (...given: [string, number][]) => ({ votes: given.map(([id, value]) => ({ id, value })) })

describe('a valid ballot is accepted', () => {
  test.each([
    [{}, {}],
    [{ ...votes(['red', 1], ['blue', 1]) }, { method: 'several', mostVotes: 2 }],
    [{ ...votes(['red', 2], ['blue', 1]) }, { method: 'points', mostVotes: 3, mostPerOption: 2 }],
    [{ ...votes(['red', 2], ['blue', 1]) }, { method: 'ranking', mostVotes: 3 }],
    [{ email: '', ticket: 'CODE' }, { way: 'codes' }],
    [{ email: '', receipt: 'receipt' }, { mayReplace: true }],
    [{ website: '', seconds: 3 }, {}],
  ] as const)('%o %o', (change, rules) =>
    expect(judged(change, rules)).toMatchObject({ votes: expect.any(Array) }),
  )
})

test.each([
  ['invalidRequest', { admin: true }, {}],
  ['votingFieldInvalidType', { ticket: 1 }, {}],
  ['invalidType', { terms: 'yes' }, {}],
  ['invalidType', { email: ['anna@example.org'] }, {}],
  ['votesRequired', { votes: undefined }, {}],
  ['votesRequired', { votes: [] }, {}],
  ['votesInvalidFormat', { votes: 'red' }, {}],
  ['invalidVoteFormat', { votes: ['red'] }, {}],
  ['invalidVoteFormat', { votes: [{ id: 'red' }] }, {}],
  ['voteIdMustBeString', { votes: [{ id: 1, value: 1 }] }, {}],
  ['voteIdInvalidFormat', { votes: [{ id: 'Rot!', value: 1 }] }, {}],
  ['voteValueMustBeNumeric', { votes: [{ id: 'red', value: '1' }] }, {}],
  ['invalidVoteOptionId', votes(['white', 1]), {}],
  ['invalidVoteData', votes(['red', 1], ['red', 1]), { method: 'several', mostVotes: 3 }],
  ['invalidVoteData', votes(['red', 1], ['blue', 3]), { method: 'ranking', mostVotes: 3 }],
  ['invalidVoteValue', votes(['red', 2]), {}],
  ['invalidVoteValue', votes(['red', -1]), {}],
  ['invalidVoteValue', votes(['red', 1.5]), { method: 'points', mostVotes: 3, mostPerOption: 3 }],
  ['invalidVoteValue', votes(['red', 3]), { method: 'points', mostVotes: 3, mostPerOption: 2 }],
  ['maxVotesPerEmailExceeded', votes(['red', 1], ['blue', 1]), {}],
  [
    'maxVotesPerEmailExceeded',
    votes(['red', 2], ['blue', 2]),
    { method: 'points', mostVotes: 3, mostPerOption: 2 },
  ],
  ['termsAcceptanceRequired', { terms: undefined }, {}],
  ['termsNotAccepted', { terms: false }, {}],
  ['validationError', { ticket: 'x' }, {}],
  ['validationError', { receipt: 'x', email: '' }, {}],
  ['validationError', { receipt: 'x', email: '' }, { mayReplace: true, isNamed: true }],
  ['validationError', { ticket: 'x' }, { way: 'invited' }],
  ['validationError', {}, { way: 'codes' }],
  ['votingFieldRequired', { email: '' }, { way: 'codes' }],
  ['emailRequired', { email: ' ' }, {}],
  ['emailRequired', { email: undefined }, {}],
  ['domainNotAllowed', {}, { way: 'domains', domains: ['example.com'] }],
  ['domainNotAllowed', { email: 'a@sub.example.com' }, { way: 'domains', domains: ['example.com'] }],
] as const)('%s: %o %o', (reason, change, rules) =>
  expect(judged(change, rules as unknown as Partial<typeof blankRules>)).toMatchObject([{ reason }]),
)

test('invisible characters are removed from the e-mail address', () => {
  expect(judged({ email: '\u202aanna\u200b@example.org\u00a0' })).toMatchObject({ email: 'anna@example.org' })
})

test('all errors of a ballot are reported at once, each at its field', () => {
  expect(judged({ votes: [], terms: false, email: 'anna' })).toEqual([
    { field: 'votes', reason: 'votesRequired' },
    { field: 'terms', reason: 'termsNotAccepted' },
    { field: 'email', reason: 'invalidEmailFormat' },
  ])
  expect(judged({ votes: [], email: '' }, { way: 'codes' })).toEqual([
    { field: 'votes', reason: 'votesRequired' },
    { field: 'ticket', reason: 'votingFieldRequired' },
  ])
})
