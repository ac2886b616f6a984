import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countVotes } from './count.ts'
import { inOrderOf } from './order.ts'
import { areResultsShown, nextVotingChange, roundedTime, votingState } from './states.ts'
import { isOfDomain, mailboxKeyOf, problemOfAddress } from './voter-address.ts'

const at = (time: string) => new Date(`2027-03-12T${time}Z`)
const opening = { opensAt: '2027-03-12T10:00:00Z', closesAt: '2027-03-12T12:00:00Z' }

test.each([
  ['09:59:59', 'notStarted', at('10:00')],
  ['10:00:00', 'open', at('12:00')],
  ['11:59:59', 'open', at('12:00')],
  ['12:00:00', 'closed', null],
])('at %s a vote from ten to twelve is %s', (time, state, next) => {
  expect(votingState(opening, at(time))).toBe(state)
  expect(nextVotingChange(opening, at(time))).toEqual(next)
})

test('a vote without start and end is open', () =>
  expect(votingState({ opensAt: null, closesAt: null }, at('10:00'))).toBe('open'))

test('the moment of a ballot is rounded down to ten minutes', () =>
  expect(roundedTime(at('10:19:59'))).toEqual(at('10:10')))

describe('a result', () => {
  const shown = { state: 'closed', results: 'afterEnd', ballots: 5, hasVoted: false } as const
  test.each([
    ['is shown after the end', {}, true],
    ['is not shown while the vote is open', { state: 'open' }, false],
    ['of under five ballots is not shown', { ballots: 4 }, false],
    ['that is never shown stays hidden', { results: 'never' }, false],
    ['is hidden from who has not voted', { state: 'open', results: 'afterVote' }, false],
    ['is shown to who has voted', { state: 'open', results: 'afterVote', hasVoted: true }, true],
  ] as const)('%s', (_, change, isShown) => expect(areResultsShown({ ...shown, ...change })).toBe(isShown))
})

describe('the count', () => {
  const votes = (...given: [string, number][]) => given.map(([id, value]) => ({ id, value }))

  test('options with equal votes share a place, and the next place is skipped', () => {
    const ballots = [votes(['a', 1]), votes(['b', 1]), votes(['c', 1]), votes(['a', 1]), votes(['b', 1])]
    const { options } = countVotes({ method: 'one' }, ['a', 'b', 'c', 'd'], ballots)
    expect(options.map(({ id, value, place }) => [id, value, place])).toEqual([
      ['a', 2, 1],
      ['b', 2, 1],
      ['c', 1, 3],
      ['d', 0, 4],
    ])
  })

  test('points are added up', () => {
    const { options } = countVotes(
      { method: 'points' },
      ['a', 'b'],
      [votes(['a', 2], ['b', 1]), votes(['b', 3])],
    )
    expect(options).toEqual([
      { id: 'b', value: 4, ballots: 2, place: 1 },
      { id: 'a', value: 2, ballots: 1, place: 2 },
    ])
  })

  test('the first of three ranks counts three, the third one, and an unranked option nothing', () => {
    const ballots = [votes(['a', 1], ['b', 2], ['c', 3]), votes(['b', 1])]
    const { options } = countVotes({ method: 'ranking' }, ['a', 'b', 'c'], ballots)
    expect(options.map(({ id, value }) => [id, value])).toEqual([
      ['b', 5],
      ['a', 3],
      ['c', 1],
    ])
  })

  test('does not depend on the order of ballots', () => {
    const ballot = fc.uniqueArray(
      fc.record({ id: fc.constantFrom('a', 'b', 'c'), value: fc.integer({ min: 1, max: 3 }) }),
      {
        selector: ({ id }) => id,
      },
    )
    fc.assert(
      fc.property(fc.array(ballot), ballots => {
        const counted = (order: typeof ballots) => countVotes({ method: 'points' }, ['a', 'b', 'c'], order)
        expect(counted(ballots.toReversed())).toEqual(counted(ballots))
      }),
    )
  })
})

describe('the order of options', () => {
  const options = Array.from({ length: 8 }, (_, n) => String(n))
  test('stays for ten minutes, and is another one after', () => {
    expect(inOrderOf(options, 1, at('10:09'))).toEqual(inOrderOf(options, 1, at('10:00')))
    expect(inOrderOf(options, 1, at('10:10'))).not.toEqual(inOrderOf(options, 1, at('10:00')))
    expect(inOrderOf(options, 1, at('10:10')).toSorted()).toEqual(options)
  })

  test('puts each option first about as often as any other', () => {
    const firsts = Array.from({ length: 4000 }, (_, n) => inOrderOf(options, 7, new Date(n * 600_000))[0])
    for (const option of options)
      expect(firsts.filter(first => first === option).length / 500).toBeCloseTo(1, 0)
  })
})

describe('an address', () => {
  test.each([
    ['', 'emailRequired'],
    [`${'a'.repeat(250)}@b.de`, 'emailTooLong'],
    ['no address', 'invalidEmailFormat'],
    ['müller@example.org', 'invalidEmailFormat'],
    ['a@b.c', 'invalidEmailLength'],
    [`${'a'.repeat(65)}@b.de`, 'invalidEmailLength'],
    ['anna@exa^mple.de', 'emailValidationError'],
    ['anna@nowhere.invalid', 'invalidEmail'],
    ['anna@bücher.de', null],
    ['anna@example.com/a.evil.com', 'emailValidationError'],
    ['anna@example.com?a.evil.com', 'emailValidationError'],
    ['anna@example.com#a.evil.com', 'emailValidationError'],
    ['anna@example%2ecom.de', 'emailValidationError'],
    ['anna@exam\u00adple.com', 'emailValidationError'],
    ['anna@192.0.2.1', 'emailValidationError'],
    ['a@b.de', null],
  ])('%s: %s', (address, reason) => expect(problemOfAddress(address)).toBe(reason))

  test.each([
    ['Anna@Example.org', 'anna@example.org'],
    ['an.na+news@gmail.com', 'anna@gmail.com'],
    ['anna@googlemail.com', 'anna@gmail.com'],
    ['ａｎｎａ@example.org', 'anna@example.org'],
    ['anna@bücher.de', 'anna@xn--bcher-kva.de'],
    ['anna+1@outlook.com', 'anna@outlook.com'],
  ])('%s is the mailbox of %s', (address, same) => expect(mailboxKeyOf(address)).toBe(mailboxKeyOf(same)))

  test.each([
    ['an.na@outlook.com', 'anna@outlook.com'],
    ['anna+1@example.org', 'anna@example.org'],
    ['anna@example.org/a.de', 'anna@example.org'],
  ])('%s and %s are two mailboxes', (one, other) => expect(mailboxKeyOf(one)).not.toBe(mailboxKeyOf(other)))

  test.each([
    ['anna@example.com', true],
    ['anna@EXAMPLE.com', true],
    ['anna@sub.example.com', false],
    ['anna@example.com.evil.com', false],
    ['anna@example.com/a.evil.com', false],
    ['anna@example.com?a.evil.com', false],
    ['anna@example%2ecom', false],
  ])('%s is of example.com: %s', (address, is) => expect(isOfDomain(address, ['example.com'])).toBe(is))

  test('is of a domain only where the domain is the whole of its host', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), rest => {
        const address = `anna@example.com${rest}`
        return !isOfDomain(address, ['example.com']) || rest === '.'
      }),
    ))
})
