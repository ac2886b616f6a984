import { client } from '#web/client.ts'
import type { TicketFace } from '#web/voting/ticket-face.ts'

/** Adapts contests with a jury to the screens for codes and invitations. */
export const juryTickets: TicketFace = {
  kind: 'contests',
  calls: client.contests.backstage,
  pages: { thing: 'backstageContest', invitations: 'backstageContestInvitations' },
}
