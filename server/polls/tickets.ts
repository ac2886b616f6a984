import { addressOf } from '#contract/pathnames.ts'
import { publicAddressOf } from '#contract/record-kinds.ts'
import type { TicketFace } from '#server/voting/voting.ts'
import { findKept } from './queries.ts'

/** Polls for people with a code, or for invited addresses. */
export const pollTickets: TicketFace = {
  name: 'polls',
  find: findKept,
  takes: ({ way }, ticket) => way === ticket,
  page: (poll, language) => publicAddressOf('polls', poll, language),
  entry: language => addressOf('polls', language),
}
