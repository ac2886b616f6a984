import { day, hour, minute } from '#contract/durations.ts'
import { roundedTime } from '#contract/voting/states.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import { networkOf } from '#server/platform/limits/limits.ts'
import {
  findVotings,
  incrementRefused,
  keepDemoInvitations,
  markOfAddress,
  type Voting,
} from '#server/voting/voting.ts'
import type { DemoPoll, DemoRefusal } from './polls.ts'

type Needs = Pick<Dependencies, 'db' | 'clock'>

/** Named ballots and refused votes of a poll of the demo. */
export async function seedVotes(
  dependencies: Needs,
  pollId: number,
  { named = {}, refused = [] }: Pick<DemoPoll, 'named' | 'refused'>,
): Promise<void> {
  const [voting] = await findVotings(dependencies.db, 'polls', [pollId])
  if (!voting) return
  for (const [n, [name, option]] of Object.entries(named).entries())
    await addNamed(dependencies, voting, { name, option, daysAgo: (n % 4) + 1 })
  for (const refusal of refused) await addRefused(dependencies, voting, refusal)
}

interface Invited {
  face: 'polls' | 'contests'
  faceId: number
  names: readonly string[]
}

/** Creates invitations to vote without sending letters: staff choose in backstage who gets one. */
export async function seedInvitations(dependencies: Needs, { face, faceId, names }: Invited): Promise<void> {
  const [voting] = await findVotings(dependencies.db, face, [faceId])
  if (!voting || names.length === 0) return
  const people = names.map(name => ({
    ...{ name, language: 'de' as const },
    email: addressOf(name.toLowerCase().replace(/[^a-z]+/g, '.')),
  }))
  await keepDemoInvitations(dependencies, voting, people)
}

const addressOf = (name: string) => `${name}@example.org`

async function addNamed(
  { db, clock }: Needs,
  { id, key, rules }: Voting,
  { name, option, daysAgo }: { name: string; option: number; daysAgo: number },
): Promise<void> {
  const submittedAt = roundedTime(new Date(clock().getTime() - daysAgo * day))
  const email = addressOf(name)
  const value = asJson([{ id: `o${option + 1}`, value: 1 }])
  await db
    .insertInto('namedBallots')
    .values({
      ...{ votingId: id, email, value, submittedAt },
      voterMark: key && markOfAddress(key, email, rules),
    })
    .execute()
  await db
    .updateTable('votings')
    .set(({ eb }) => ({ received: eb('received', '+', 1), confirmed: eb('confirmed', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

async function addRefused(
  { db, clock }: Needs,
  { id }: Voting,
  { reason, ip, hoursAgo, emails }: DemoRefusal,
): Promise<void> {
  const began = Math.floor((clock().getTime() - hoursAgo * hour) / hour) * hour
  for (const [n, name] of emails.entries()) {
    await db
      .insertInto('failedAttempts')
      .values({
        ...{
          votingId: id,
          reason,
          at: new Date(began + n * 2 * minute),
          ipAddress: ip,
          network: networkOf(ip),
        },
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        request: asJson({ fields: ['email', 'votes', 'terms'], furtherFields: 0, votes: 1, language: 'de' }),
        email: name === '' ? null : addressOf(name),
      })
      .execute()
    await incrementRefused(db, id, reason)
  }
}
