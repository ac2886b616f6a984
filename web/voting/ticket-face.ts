import type { Client } from '#web/client.ts'

type Calls = Client['polls']['backstage']

/** What is voted on with codes or invitations, as its area declares it for the screens of this folder. */
export interface TicketFace {
  kind: 'polls' | 'contests'
  calls: Pick<
    Calls,
    | 'tickets'
    | 'revokeCodes'
    | 'invitations'
    | 'invite'
    | 'remind'
    | 'inviteAgain'
    | 'changeInvitationLetters'
    | 'revokeInvitations'
  >
  /** The pages of one of them, and of its invitations. */
  pages: {
    thing: 'backstagePoll' | 'backstageContest'
    invitations: 'backstagePollInvitations' | 'backstageContestInvitations'
  }
}
