import type { ContestDetail } from '../../contract/contests/contest.ts'
import type { Vote, VotingRules } from '../../contract/voting/rules.ts'
import { makePoll } from '../make-poll.ts'
import type { Way } from './voters.ts'

/** A way to vote, with the poll or contest it belongs to. */
export interface OpenWay extends Way {
  face: 'polls' | 'contests'
  faceId: number
  isNamed: boolean
}

const options = ['a', 'b', 'c', 'd']
const most = 20 // points for one option
const points = { method: 'points', mostVotes: 100, mostPerOption: 100 } as const

/**
 * Encodes a voter's number as points for four options, so that each ballot is different and a secret one can
 * be identified.
 */
export function pointsOf(voter: number): Vote[] {
  return options.map((id, n) => ({ id, value: 1 + (Math.floor(voter / most ** n) % most) }))
}

/** The number of the voter whose ballot it is. */
export function voterOf(votes: readonly Vote[]): number {
  return votes.reduce((sum, { id, value }) => sum + (value - 1) * most ** options.indexOf(id), 0)
}

/**
 * Opens a named poll, a secret one and one whose ballots are confirmed by mail, and adds the demo's contest
 * that is open for votes.
 */
export async function openWays(url: string, token: string): Promise<OpenWay[]> {
  return [
    await pollWay(url, token, 'named', { way: 'anybody', isNamed: true }),
    await pollWay(url, token, 'secret', { way: 'anybody' }),
    await pollWay(url, token, 'confirmed', { way: 'confirmed' }),
    await contestWay(url),
  ]
}

async function pollWay(
  url: string,
  token: string,
  name: string,
  rules: Partial<VotingRules>,
): Promise<OpenWay> {
  const slug = `crash-${name}`
  const { id } = await makePoll(url, token, { slug, options, rules: { ...points, ...rules } })
  return {
    ...{ name, path: `/api/v1/info/poll/${slug}`, votesOf: pointsOf },
    confirmPath: rules.way === 'confirmed' ? token => `/api/v1/info/poll/ballot/${token}` : null,
    ...{ face: 'polls', faceId: id, isNamed: rules.isNamed === true },
  }
}

async function contestWay(url: string): Promise<OpenWay> {
  const answer = await fetch(`${url}/api/v1/artifact-voting`)
  const { contest } = (await answer.json()) as { contest: ContestDetail | null }
  if (!contest) throw new Error('No contest of the demo is voted on.')
  const works = contest.works.map(({ id }) => String(id))
  return {
    ...{
      name: 'contest',
      path: `/api/v1/artifact-voting/${contest.slug}`,
      confirmPath: token => `/api/v1/artifact-ballot/${token}`,
    },
    votesOf: voter => [{ id: works[voter % works.length] ?? '', value: 1 + (voter % 3) }],
    ...{ face: 'contests', faceId: contest.id, isNamed: false },
  }
}
