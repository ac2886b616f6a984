import { client } from '#web/client.ts'
import type { TicketFace } from '#web/voting/ticket-face.ts'

/** Configures the screens of codes and invitations for polls. */
export const pollTickets: TicketFace = {
  kind: 'polls',
  calls: client.polls.backstage,
  pages: { thing: 'backstagePoll', invitations: 'backstagePollInvitations' },
}
