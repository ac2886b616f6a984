import type { Client } from '#web/client.ts'

type Calls = Client['polls']['backstage']

/** Configures the screens of this folder for polls or contests that take codes or invitations. */
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
  /** Names of the pages of a poll or contest and of its invitations. */
  pages: {
    thing: 'backstagePoll' | 'backstageContest'
    invitations: 'backstagePollInvitations' | 'backstageContestInvitations'
  }
}
