import { client } from '#web/client.ts'
import type { TicketFace } from '#web/voting/ticket-face.ts'

/** Contests of a jury as the screens of codes and invitations take them. */
export const juryTickets: TicketFace = {
  kind: 'contests',
  calls: client.contests.backstage,
  pages: { thing: 'backstageContest', invitations: 'backstageContestInvitations' },
}
