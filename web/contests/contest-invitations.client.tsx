import { InvitationsScreen } from '#web/voting/invitations-screen.tsx'
import { juryTickets } from './jury-tickets.ts'

/** Invitations to the jury of a contest. */
export default function JuryInvitations() {
  return <InvitationsScreen face={juryTickets} />
}
