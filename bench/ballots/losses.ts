import type { Client } from 'pg'
import type { Vote } from '../../contract/voting/rules.ts'
import type { Voters } from './voters.ts'
import { type OpenWay, voterOf } from './ways.ts'

interface Stored {
  ballots: Vote[][]
  /** Addresses of named ballots. */
  addresses: string[]
  participants: number
  received: number
  confirmed: number
}

/** Reads what the database holds of a voting. */
export async function storedOf(client: Client, { face, faceId }: OpenWay): Promise<Stored> {
  const { rows } = await client.query<Stored>(
    `select received, confirmed,
       (select count(*)::int from participations where voting_id = votings.id) as participants,
       array(select value from ballots where voting_id = votings.id
         union all select value from named_ballots where voting_id = votings.id) as ballots,
       array(select email from named_ballots where voting_id = votings.id) as addresses
     from votings where face = $1 and face_id = $2`,
    [face, faceId],
  )
  if (!rows[0]) throw new Error(`Nobody votes on ${face} ${faceId}.`)
  return rows[0]
}

/**
 * Returns the differences after every unsure voter has tried again; `before` is the state before anybody
 * voted.
 */
export function lossesIn(voters: Voters, way: OpenWay, now: Stored, before: Stored): string[] {
  const counted = [...voters.counted]
  const wanted = counted.length
  const found = now.ballots.length - before.ballots.length
  const expected: [what: string, is: number, should: number][] = [
    ['ballots', found, wanted],
    [
      'people who took part',
      way.isNamed ? now.addresses.length : now.participants - before.participants,
      wanted,
    ],
    way.confirmPath === null
      ? ['ballots that count as received', now.received - before.received, wanted]
      : ['ballots that count as confirmed', now.confirmed - before.confirmed, wanted],
  ]
  const numbers = expected
    .filter(([, is, should]) => is !== should)
    .map(([what, is, should]) => `${way.name}: ${is} ${what}, and ${should} were acknowledged`)
  return [...numbers, ...missing(voters, way, now), ...voters.problems.splice(0)]
}

/**
 * Checks that each acknowledged ballot is stored once and no other: named ballots by address, secret ones by
 * content.
 */
function missing(voters: Voters, way: OpenWay, { ballots, addresses }: Stored): string[] {
  if (way.face !== 'polls') return []
  const [found, names] = [new Set(ballots.map(voterOf)), new Set(addresses)]
  const ofNobody = [...found].filter(voter => !voters.counted.has(voter))
  const lost = [...voters.counted].filter(voter => !found.has(voter))
  const unnamed = [...voters.counted].filter(voter => way.isNamed && !names.has(voters.addressOf(voter)))
  return [
    ...lost.map(voter => `the ballot of ${voters.addressOf(voter)} is lost`),
    ...unnamed.map(voter => `the ballot of ${voters.addressOf(voter)} has lost its name`),
    ...ofNobody.map(voter => `the ballot of ${voters.addressOf(voter)} counts, and was not acknowledged`),
  ]
}
