import { describe, expect, test } from 'vitest'
import { type ContestPhase, contestPhase, contestsInOrder, phaseChangesAt } from './phase.ts'

const day = (n: number) => new Date(Date.UTC(2027, 2, n))
const on = (n: number) => day(n).toISOString()
const contest = {
  submissionStart: on(2),
  submissionEnd: on(4),
  votingStart: on(6),
  votingEnd: on(8),
  areResultsPublished: false,
}

describe('a contest', () => {
  test.each([
    [1, 'announced'],
    [2, 'submission'],
    [3, 'submission'],
    [4, 'votingNotStarted'],
    [5, 'votingNotStarted'],
    [6, 'voting'],
    [7, 'voting'],
    [8, 'counting'],
    [9, 'counting'],
  ])('is on day %i in the phase %s', (n, phase) => {
    expect(contestPhase(contest, day(n))).toBe(phase)
  })

  test('has ended once its voting is over and its results are published', () => {
    const published = { ...contest, areResultsPublished: true }
    expect(contestPhase(published, day(9))).toBe('ended')
    expect(contestPhase(published, day(7))).toBe('voting')
  })

  test('without a start takes submissions at once', () => {
    expect(contestPhase({ ...contest, submissionStart: null }, day(1))).toBe('submission')
  })

  test('without an end of the submission takes them for ever', () => {
    const open = { ...contest, submissionEnd: null, votingStart: null, votingEnd: null }
    expect(contestPhase(open, day(999))).toBe('submission')
  })

  test('without a voting start is in its voting right after the submission', () => {
    expect(contestPhase({ ...contest, votingStart: null }, day(4))).toBe('voting')
  })

  test('without a voting end stays in its voting for ever', () => {
    const endless = { ...contest, votingEnd: null, areResultsPublished: true }
    expect(contestPhase(endless, day(999))).toBe('voting')
  })

  test('changes its phase at each of its times, and never after the last', () => {
    expect([1, 2, 4, 6].map(n => phaseChangesAt(contest, day(n)))).toEqual([2, 4, 6, 8].map(day))
    expect(phaseChangesAt(contest, day(8))).toBeNull()
  })
})

test('public votings come first, by their end, then open submissions, then the latest year', () => {
  const one = (
    year: number,
    phase: ContestPhase,
    judging: 'public' | 'jury' = 'public',
    votingEnd: string | null = null,
  ) => ({ year, phase, judging, votingEnd })
  const contests = [
    one(2024, 'ended'),
    one(2028, 'announced'),
    one(2025, 'ended'),
    one(2029, 'voting', 'jury', '2026-01-01T00:00:00Z'),
    one(2026, 'submission'),
    one(2022, 'voting'),
    one(2023, 'voting', 'public', '2027-01-01T00:00:00Z'),
  ]
  expect(contestsInOrder(contests).map(({ year }) => year)).toEqual([
    2023, 2022, 2026, 2029, 2028, 2025, 2024,
  ])
})
