import { day } from '#contract/durations.ts'
import { blankPoll } from '#contract/polls/poll.ts'
import { blankRules } from '#contract/voting/rules.ts'
import { roundedTime } from '#contract/voting/states.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import { create } from '#server/platform/records/records.ts'
import { pollKind } from '#server/polls/polls.ts'
import { findVotings } from '#server/voting/voting.ts'
import { type DemoPoll, demoPolls } from './polls.ts'
import { seedInvitations, seedVotes } from './seed-votes.ts'

/** Polls in every state, with ballots where there are some by now. */
export async function seedPolls(dependencies: Dependencies): Promise<void> {
  const { db, clock } = dependencies
  const bySite = { db, clock, caller: null, requestId: 'seed' }
  for (const poll of demoPolls) {
    const { title, teaser, options, opens, closes, rules, ballots = [], invited = [] } = poll
    const { id } = await create(pollKind, bySite, {
      ...blankPoll,
      ...{
        title,
        teaser,
        opensAt: daysAhead(dependencies, opens),
        closesAt: daysAhead(dependencies, closes),
      },
      options: options.map((label, n) => ({
        id: idOf(n),
        label,
        text: { de: '', en: '' },
        imageId: null,
        audioId: null,
      })),
      rules: { ...blankRules, ...rules },
      isVisible: true,
    })
    await seedBallots(dependencies, id, ballots, closes)
    await seedVotes(dependencies, id, poll)
    await seedInvitations(dependencies, { face: 'polls', faceId: id, names: invited })
  }
}

const idOf = (n: number) => `o${n + 1}`

function daysAhead({ clock }: Pick<Dependencies, 'clock'>, days: number): string {
  return roundedTime(new Date(clock().getTime() + days * day)).toISOString()
}

// The ballots of those who have voted; who they are the demo does not know either.
async function seedBallots(
  dependencies: Dependencies,
  id: number,
  ballots: NonNullable<DemoPoll['ballots']>,
  closes: number,
): Promise<void> {
  const [voting] = await findVotings(dependencies.db, 'polls', [id])
  const submittedAt = new Date(daysAhead(dependencies, Math.min(closes, 0) - 1))
  const chosen = ballots.flatMap((times, n) => Array.from({ length: times }, () => idOf(n)))
  if (!voting || chosen.length === 0) return
  await dependencies.db
    .insertInto('ballots')
    .values(
      chosen.map(option => ({
        ...{ votingId: voting.id, submittedAt },
        value: asJson([{ id: option, value: 1 }]),
      })),
    )
    .execute()
  await dependencies.db
    .updateTable('votings')
    .set({ received: chosen.length })
    .where('id', '=', voting.id)
    .execute()
}
