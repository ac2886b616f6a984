import { contestPhase } from '#contract/contests/phase.ts'
import { addressOf } from '#contract/pathnames.ts'
import { voteFailure } from '#contract/voting/reasons.ts'
import { slugsShown } from '#server/platform/records/records.ts'
import type { VotingFace } from '#server/voting/voting.ts'
import { findAccepted } from './contribution-queries.ts'
import { type ContestRow, findNotTrashed, findPublic } from './queries.ts'
import { timesOf } from './times.ts'
import { face } from './voting.ts'

/**
 * Contests as a face of votings. Members of a jury vote with an invitation or, without an e-mail address,
 * with a code.
 */
export const contestFace: VotingFace<ContestRow> = {
  name: face,
  find: findNotTrashed,
  findPublic,
  optionsOf: async (db, contest) =>
    (await findAccepted(db, contest.id)).map(({ id, title }) => ({ id: String(id), label: title })),
  // The times of a contest may have been removed since its voting was saved.
  refuse(contest, now) {
    const phase = contestPhase(timesOf(contest), now)
    if (phase === 'counting' || phase === 'ended') throw voteFailure('pollExpired')
    if (phase !== 'voting') throw voteFailure('pollNotStarted')
  },
  takes: ({ way }) => way === 'invited',
  page: ({ slug }, language) =>
    `${addressOf('artifactVoting', language)}?contest=${slugsShown(slug)[language]}`,
  confirmPage: 'artifactBallot',
  entry: language => addressOf('artifactVoting', language),
}
