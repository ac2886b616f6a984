import type { ticketCalls } from '#contract/voting/tickets-api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { makeCodes, revokeUnusedCodes, tickets } from './codes.ts'
import type { VotingFace } from './face.ts'
import { invitations } from './invitation-list.ts'
import { inviteAgain, inviteTo, remind, revokeInvitations } from './invitations.ts'
import { changeInvitationLetters } from './unsent-invitations.ts'

/** Handlers of `ticketCalls` for one face. */
export function ticketHandlers(face: VotingFace): Handlers<ReturnType<typeof ticketCalls>> {
  return {
    tickets: ({ id }, context) => tickets(context, face, id),
    makeCodes: (asked, context) => makeCodes(context, face, asked),
    revokeCodes: ({ id }, context) => revokeUnusedCodes(context, face, id),
    invitations: (query, context) => invitations(context, face, query),
    invite: (asked, context) => inviteTo(context, face, asked),
    remind: ({ id }, context) => remind(context, face, id),
    inviteAgain: (chosen, context) => inviteAgain(context, face, chosen),
    changeInvitationLetters: (wish, context) => changeInvitationLetters(context, face, wish),
    revokeInvitations: (chosen, context) => revokeInvitations(context, face, chosen),
  }
}
