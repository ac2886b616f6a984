import type { Client } from 'pg'

export interface Letter {
  recipient: string
  state: string
  attempts: number
}

/** Reads the letters about registrations directly from the database. */
export async function lettersIn(client: Client): Promise<Letter[]> {
  const { rows } = await client.query<Letter>(
    "select recipient, state, attempts from mails where purpose like 'registration %' order by id",
  )
  return rows
}

export async function unwrittenIn(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from event_letters where written_at is null',
  )
  return rows[0]?.count ?? 0
}

export const isOnItsWay = ({ state }: Letter) => ['queued', 'sending', 'retry'].includes(state)

/** Describes the failures: letters that were neither delivered nor shown to staff, or delivered too often. */
export function lossesIn(
  letters: readonly Letter[],
  {
    wanted,
    received,
    doubles,
  }: { wanted: readonly string[]; received: Map<string, number>; doubles: number },
): string[] {
  const stateOf = new Map(letters.map(({ recipient, state }) => [recipient, state]))
  const lost = wanted.filter(
    address => !received.has(address) && !['uncertain', 'failed'].includes(stateOf.get(address) ?? ''),
  )
  const undelivered = letters.filter(({ recipient, state }) => state === 'sent' && !received.has(recipient))
  const twice = [...received.values()].reduce((sum, count) => sum + count - 1, 0)
  return [
    ...lost.map(address => `the letter to ${address} is lost`),
    ...undelivered.map(({ recipient }) => `the letter to ${recipient} counts as sent and was not`),
    ...(letters.length === wanted.length
      ? []
      : [`${letters.length} letters for ${wanted.length} registrations`]),
    ...(twice <= doubles ? [] : [`${twice} letters came twice, at most ${doubles} may`]),
  ]
}

/** Returns the states in which the list of staff shows another number of letters than exist. */
export async function unseenBy(url: string, token: string, letters: readonly Letter[]): Promise<string[]> {
  const problems: string[] = []
  for (const state of ['uncertain', 'failed']) {
    const answer = await fetch(`${url}/api/v1/backstage/mail?state=${state}&limit=1`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { count } = (await answer.json()) as { count: number }
    const there = letters.filter(letter => letter.state === state).length
    if (count !== there) problems.push(`staff see ${count} of ${there} letters that are ${state}`)
  }
  return problems
}
