import { InvitationsScreen } from '#web/voting/invitations-screen.tsx'
import { pollTickets } from './poll-tickets.ts'

export default function PollInvitations() {
  return <InvitationsScreen face={pollTickets} />
}
