import { sql } from 'kysely'

/** Days after which addresses go of a voting without an end to which nobody was invited and on which nobody voted. */
export const idleDays = 182

/** When somebody last took part, in statements on `votings`; null where nobody has. */
export const lastVote = sql<Date | null>`greatest(
  (select max(day)::timestamptz from participations where participations.voting_id = votings.id),
  (select max(submitted_at) from named_ballots where named_ballots.voting_id = votings.id))`

/** When somebody was last invited, written to, or took part, in statements on `votings`. */
export const lastActivity = sql<Date | null>`greatest(${lastVote},
  (select max(created_at) from voting_invitations where voting_invitations.voting_id = votings.id),
  (select max(written_at) from voting_letters join voting_invitations on voting_invitations.id = invitation_id
    where voting_invitations.voting_id = votings.id))`
