import { InvitationsScreen } from '#web/voting/invitations-screen.tsx'
import { juryTickets } from './jury-tickets.ts'

/** Who is on the jury of a contest. */
export default function JuryInvitations() {
  return <InvitationsScreen face={juryTickets} />
}
