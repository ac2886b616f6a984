import { InvitationsScreen } from '#web/voting/invitations-screen.tsx'
import { pollTickets } from './poll-tickets.ts'

/** Who is invited to a poll. */
export default function PollInvitations() {
  return <InvitationsScreen face={pollTickets} />
}
