import { correctedBy } from '#messages/personal-data.ts'
import { clearCaches } from '#server/platform/cache/cache.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import type { Erasing, OwnPage, PersonalData, Row } from '#server/platform/personal-data/personal-data.ts'
import { findContribution } from './contribution-queries.ts'
import { issueSubmissionLink } from './links.ts'
import { eraseContribution } from './own-submission.ts'
import { findContests, lockContest } from './queries.ts'

export const contestPersonal: readonly PersonalData[] = [
  {
    kind: 'contribution',
    table: 'contestArtists',
    addresses: ['email'],
    disclosed: ['contributionId', 'name', 'language'],
    identity: 'contributionId',
    find: findWorks,
    consents: { table: 'contestContributions', by: 'contributionId' },
    correct: correctedBy.contribution,
    ownPage: pageOfWork,
    erase: eraseContributions,
    withdraw: eraseContributions,
  },
]

// Also finds a work by its slug, because the address may be deleted while the name stays until the work is
// withdrawn.
async function findWorks(db: Kysely<Database>, address: string): Promise<Row[]> {
  return db
    .selectFrom('contestArtists')
    .innerJoin('contestContributions', 'contestContributions.id', 'contributionId')
    .select(['contributionId', 'name', 'email', 'language', 'contestId', 'slug', 'state', 'kind'])
    .select(['title', 'text', 'fileId', 'createdAt'])
    .where(({ or, eb, fn }) =>
      or([
        eb(fn<string>('lower', ['email']), '=', address.trim().toLowerCase()),
        eb('slug', '=', address.trim()),
      ]),
    )
    .orderBy('contributionId')
    .execute()
}

/** Works even after the contest has ended, when artists can no longer do it by their link. */
async function eraseContributions(given: Erasing, rows: readonly Row[]): Promise<void> {
  for (const { contributionId } of rows) {
    const found = await findContribution(given.db, Number(contributionId))
    if (!found) continue
    await lockContest(given.db, found.contestId)
    await eraseContribution(given, found)
  }
  await clearCaches(given.db, ['contests'])
}

async function pageOfWork(given: Erasing, { contributionId }: Row): Promise<OwnPage | null> {
  const found = await findContribution(given.db, Number(contributionId))
  if (!found) return null
  const [contest] = await findContests(given.db, [found.contestId])
  if (!contest) return null
  return { page: 'artifactSubmission', token: await issueSubmissionLink(given, contest, found) }
}
