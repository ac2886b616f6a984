import type { VotingRules } from '#contract/voting/rules.ts'
import { staysBecause } from '#messages/personal-data.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import type { PersonalData, Row } from '#server/platform/personal-data/personal-data.ts'
import { markOfAddress } from './marks.ts'

export const votingPersonal: readonly PersonalData[] = [
  {
    kind: 'votingAddress',
    table: 'votingInvitations',
    addresses: ['email'],
    disclosed: ['votingId', 'name', 'language', 'createdAt'],
    erase: staysBecause.vote,
  },
  {
    kind: 'votingAddress',
    table: 'votingTickets',
    addresses: ['email'],
    disclosed: ['votingId', 'isUsed'],
    erase: staysBecause.vote,
  },
  {
    kind: 'votingAddress',
    table: 'namedBallots',
    addresses: ['email'],
    disclosed: ['votingId', 'value', 'submittedAt', 'excludedAt', 'exclusionReason'],
    erase: staysBecause.vote,
  },
  {
    kind: 'votingAddress',
    table: 'participations',
    addresses: [],
    disclosed: ['votingId', 'day'],
    find: findParticipations,
    erase: staysBecause.vote,
  },
  {
    kind: 'failedAttempt',
    table: 'failedAttempts',
    addresses: ['email'],
    disclosed: ['id', 'votingId', 'reason', 'at', 'ipAddress', 'network', 'userAgent', 'request'],
    async erase({ db }, rows) {
      const ids = rows.map(({ id }) => Number(id))
      await db.deleteFrom('failedAttempts').where('id', 'in', ids).execute()
    },
  },
]

// Participations in secret votings, found by the mark that each voting's key gives the address.
async function findParticipations(db: Kysely<Database>, address: string): Promise<Row[]> {
  const votings = await db
    .selectFrom('votings')
    .select(['id', 'key', 'rules'])
    .where('key', 'is not', null)
    .execute()
  const marks = votings.flatMap(({ id, key, rules }) =>
    key ? [{ id, mark: markOfAddress(key, address, rules as VotingRules) }] : [],
  )
  const found = await Promise.all(
    marks.map(({ id, mark }) =>
      db
        .selectFrom('participations')
        .select(['votingId', 'day'])
        .where('votingId', '=', id)
        .where('voterMark', '=', mark)
        .execute(),
    ),
  )
  return found.flat()
}
