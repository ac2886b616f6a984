import { contestPhase } from '#contract/contests/phase.ts'
import { addressOf } from '#contract/pathnames.ts'
import { refuse } from '#contract/voting/reasons.ts'
import { slugsShown } from '#server/platform/records/records.ts'
import type { VotingFace } from '#server/voting/voting.ts'
import { findAccepted } from './contribution-queries.ts'
import { type ContestRow, findKept, findPublic } from './queries.ts'
import { timesOf } from './times.ts'
import { face } from './voting.ts'

/** Contests: where a jury decides, its members vote with an invitation or, without an address, with a code. */
export const contestFace: VotingFace<ContestRow> = {
  name: face,
  find: findKept,
  findPublic,
  optionsOf: async (db, contest) =>
    (await findAccepted(db, contest.id)).map(({ id, title }) => ({ id: String(id), label: title })),
  // A contest may have lost its times since the engine learned of them.
  refuse(contest, now) {
    const phase = contestPhase(timesOf(contest), now)
    if (phase === 'counting' || phase === 'ended') throw refuse('pollExpired')
    if (phase !== 'voting') throw refuse('pollNotStarted')
  },
  takes: ({ way }) => way === 'invited',
  page: ({ slug }, language) =>
    `${addressOf('artifactVoting', language)}?contest=${slugsShown(slug)[language]}`,
  confirmPage: 'artifactBallot',
  entry: language => addressOf('artifactVoting', language),
}
