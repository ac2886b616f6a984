import { expect, test } from 'vitest'
import { parseVotingId, votingIdInPath, votingIdOf } from './voting-id.ts'

const highestId = 2_147_483_647

test('a voting id names a possible poll or contest, and any other text is refused', () => {
  for (const kind of ['polls', 'contests'] as const)
    expect(parseVotingId(votingIdInPath.parse(votingIdOf(kind, highestId)))).toEqual({ kind, id: highestId })
  for (const text of [
    String(highestId + 1),
    `contest.${highestId + 1}`,
    '0',
    'contest.0',
    'contest.',
    'x',
    '',
  ]) {
    expect([text, parseVotingId(text)]).toEqual([text, null])
    expect([text, votingIdInPath.safeParse(text).success]).toEqual([text, false])
  }
})
