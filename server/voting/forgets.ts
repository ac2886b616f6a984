import { sql } from 'kysely'
import { fullAddressDays } from '#contract/retention.ts'
import type { Forgetting } from '#server/platform/retention/retention.ts'
import { idleDays, lastActivity } from './activity.ts'

export const votingForgets: readonly Forgetting[] = [
  {
    kind: 'votingAddress',
    table: 'votingTickets',
    since: sql<Date>`(select closes_at from votings where votings.id = voting_id)`,
  },
  {
    kind: 'votingAddress',
    table: 'votingTickets',
    since: sql<Date>`(select ${lastActivity} from votings where votings.id = voting_id and closes_at is null)`,
    days: idleDays,
    where: sql<boolean>`email is not null`,
  },
  { kind: 'pendingBallot', table: 'pendingBallots', since: sql<Date>`expires_at`, days: 0, isHourly: true },
  { kind: 'networkMark', table: 'networkMarks', since: sql<Date>`expires_at`, days: 0, isHourly: true },
  { kind: 'failedAttempt', table: 'failedAttempts', since: sql<Date>`at` },
  {
    kind: 'failedAttempt',
    table: 'failedAttempts',
    since: sql<Date>`at`,
    days: fullAddressDays,
    where: sql<boolean>`ip_address is not null`,
    empties: { ip_address: sql`null` },
  },
  // Attempts without a voting's key, whose destruction would have deleted the address.
  {
    kind: 'failedAttempt',
    table: 'failedAttempts',
    since: sql<Date>`at`,
    days: 30,
    where: sql<boolean>`email is not null and (select key from votings where votings.id = voting_id) is null`,
    empties: { email: sql`null` },
  },
]

export const votingStays = {
  votings:
    'rules and numbers; its key is destroyed by the job destroyVotingKeys, 30 days after the end or half a year after the last vote',
  ballots: 'what was voted, without a way to whoever did; goes with its poll',
  participations: 'deleted by the job destroyVotingKeys, which keeps their number',
  refusedVotes: 'numbers alone; go with their poll',
  ticketLinks: 'go with their tickets',
  votingInvitations: 'go with their tickets, once the key of the voting is destroyed or they are revoked',
  votingLetters: 'go with their invitations',
  namedBallots: 'their addresses are emptied by the job destroyVotingKeys',
} as const
