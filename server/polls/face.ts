import { addressOf } from '#contract/pathnames.ts'
import { publicAddressOf } from '#contract/record-kinds.ts'
import type { VotingFace } from '#server/voting/voting.ts'
import { findKept, findPublic, type PollRow } from './queries.ts'

/** Polls for the voting engine, including those for codes and for invited people. */
export const pollFace: VotingFace<PollRow> = {
  name: 'polls',
  find: findKept,
  findPublic,
  optionsOf: async (_, { options }) => options,
  takes: ({ way }, ticket) => way === ticket,
  page: (poll, language) => publicAddressOf('polls', poll, language),
  confirmPage: 'confirmBallot',
  entry: language => addressOf('polls', language),
}
