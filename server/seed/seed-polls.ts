import { day } from '#contract/durations.ts'
import { blankPoll } from '#contract/polls/poll.ts'
import { blankRules, type Vote } from '#contract/voting/rules.ts'
import { roundedTime } from '#contract/voting/states.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { create } from '#server/platform/records/records.ts'
import { pollKind } from '#server/polls/polls.ts'
import { findVotings, keepDemoVotes } from '#server/voting/voting.ts'
import { type DemoPoll, demoPolls } from './polls.ts'
import { seedInvitations, seedVotes } from './seed-votes.ts'

/** Creates polls in every state, with the ballots cast so far. */
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
    const [voting] = await findVotings(db, 'polls', [id])
    if (voting) await keepDemoVotes(dependencies, voting, votesOf(ballots))
    await seedVotes(dependencies, id, poll)
    await seedInvitations(dependencies, { face: 'polls', faceId: id, names: invited })
  }
}

const idOf = (n: number) => `o${n + 1}`

function daysAhead({ clock }: Pick<Dependencies, 'clock'>, days: number): string {
  return roundedTime(new Date(clock().getTime() + days * day)).toISOString()
}

// Ballots with one vote each, alternating between the options as in reality, not sorted by option.
function votesOf(times: NonNullable<DemoPoll['ballots']>): Vote[][] {
  const rounds = Array.from({ length: Math.max(0, ...times) }, (_, round) => round)
  return rounds.flatMap(round =>
    times.flatMap((many, n) => (round < many ? [[{ id: idOf(n), value: 1 }]] : [])),
  )
}
