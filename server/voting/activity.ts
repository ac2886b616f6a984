import { sql } from 'kysely'

/** Days without activity after which the addresses of a voting without an end are deleted. */
export const idleDays = 182

/** SQL for the time of the last vote, for queries on `votings`; null if nobody has voted. */
export const lastVote = sql<Date | null>`greatest(
  (select max(day)::timestamptz from participations where participations.voting_id = votings.id),
  (select max(submitted_at) from named_ballots where named_ballots.voting_id = votings.id))`

/** SQL for the time of the last invitation, letter or vote, for queries on `votings`. */
export const lastActivity = sql<Date | null>`greatest(${lastVote},
  (select max(created_at) from voting_invitations where voting_invitations.voting_id = votings.id),
  (select max(written_at) from voting_letters join voting_invitations on voting_invitations.id = invitation_id
    where voting_invitations.voting_id = votings.id))`
