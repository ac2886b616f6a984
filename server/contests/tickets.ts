import { addressOf } from '#contract/pathnames.ts'
import { slugsShown } from '#server/platform/records/records.ts'
import type { TicketFace } from '#server/voting/voting.ts'
import { findKept } from './queries.ts'
import { face } from './voting.ts'

/** Contests that a jury decides: its members vote with an invitation or, without an address, with a code. */
export const juryTickets: TicketFace = {
  name: face,
  find: findKept,
  takes: ({ way }) => way === 'invited',
  page: ({ slug }, language) =>
    `${addressOf('artifactVoting', language)}?contest=${slugsShown(slug)[language]}`,
  entry: language => addressOf('artifactVoting', language),
}
