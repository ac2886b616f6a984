import type { Client } from 'pg'
import type { UnsentInvitations } from '../../contract/voting/tickets-api.ts'
import { askAs, makePoll } from '../make-poll.ts'
import type { LetterBox } from './letter-box.ts'

const inOneGo = 15 // more letters than are written during the request; a job writes the others
const goes = 4 // in each round
const pause = 100 // milliseconds between them
const longestWait = 300_000 // milliseconds until the last letter is sent

/** Invites people to a poll again and again. */
export class Invitations {
  /** Addresses of those whose invitation was acknowledged. */
  readonly invited = new Set<string>()
  readonly #pollId: number
  #next = 0

  private constructor(pollId: number) {
    this.#pollId = pollId
  }

  static async open(url: string, token: string): Promise<Invitations> {
    const wanted = { slug: 'crash-invited', options: ['a', 'b'], rules: { way: 'invited' } } as const
    return new Invitations((await makePoll(url, token, wanted)).id)
  }

  async inviteSome(url: string, token: string): Promise<void> {
    const poll = `${url}/api/v1/backstage/info/poll/${this.#pollId}`
    const address = `${poll}/invitations`
    for (let go = 0; go < goes; go += 1) {
      const people = Array.from({ length: inOneGo }, () => personOf(this.#next++))
      if (!(await askAs(token, 'POST', address, { people }).catch(nullIfGone))) return
      for (const { email } of people) this.invited.add(email)
      await sendNow(token, poll).catch(nullIfGone)
      await new Promise(resolve => setTimeout(resolve, pause))
    }
  }
}

/** Sends the letters that could still be cancelled at once, so that the kill can interrupt their writing. */
async function sendNow(token: string, poll: string): Promise<void> {
  const { unsent } = await askAs<{ unsent: UnsentInvitations[] }>(token, 'GET', `${poll}/tickets`)
  for (const { letter, wantedAt } of unsent)
    await askAs(token, 'POST', `${poll}/invitations/letters`, { letter, wantedAt, action: 'sendNow' })
}

// `fetch` throws a TypeError if there is no response because the site was killed.
function nullIfGone(error: unknown): null {
  if (error instanceof TypeError) return null
  throw error
}

function personOf(n: number) {
  return { email: `guest-${n}@example.org`, name: `Guest ${n}`, language: n % 2 === 0 ? 'de' : 'en' }
}

interface Invited {
  email: string
  /**
   * `wanted` and `written` count rows of `voting_letters`: all, and those already written. `letters` counts
   * rows of the outbox.
   */
  wanted: number
  written: number
  letters: number
  state: string
}

// The filter excludes the demo's own guests, who have no letters yet.
const query = `
  select email, (select count(*)::int from voting_letters where invitation_id = invitations.id) as wanted,
    (select count(written_at)::int from voting_letters where invitation_id = invitations.id) as written,
    (select count(*)::int from mails where recipient = email) as letters,
    coalesce((select min(state) from mails where recipient = email), '') as state
  from voting_invitations as invitations where email like 'guest-%'`

/** Waits until all letters are sent, including those of ballots. */
export async function lettersSent(client: Client): Promise<void> {
  for (const end = performance.now() + longestWait; performance.now() < end; ) {
    const { rows } = await client.query<{ open: number }>(
      `select (select count(*) from voting_letters where written_at is null)::int
        + (select count(*) from mails where state in ('queued', 'sending', 'retry'))::int as open`,
    )
    if (rows[0]?.open === 0) return
    await new Promise(resolve => setTimeout(resolve, 500))
  }
  throw new Error('Letters are still on their way.')
}

/**
 * Returns acknowledged invitations that are missing, and invitations whose letter was not written and sent
 * exactly once.
 */
export async function lostInvitations(
  client: Client,
  { invited }: Invitations,
  box: LetterBox,
): Promise<string[]> {
  const { rows } = await client.query<Invited>(query)
  const known = new Set(rows.map(({ email }) => email))
  const lost = [...invited].filter(email => !known.has(email))
  const wrong = rows.filter(({ wanted, written, letters }) => wanted !== 1 || written !== 1 || letters !== 1)
  const unsent = rows.filter(({ email, state }) => !box.received.has(email) && state !== 'uncertain')
  return [
    ...lost.map(email => `the invitation of ${email} is lost`),
    ...wrong.map(
      ({ email, wanted, written, letters }) =>
        `${email} has ${wanted} letters in the ledger, ${written} written, ${letters} in the outbox`,
    ),
    ...unsent.map(({ email, state }) => `the letter to ${email} was not sent: ${state}`),
  ]
}

/**
 * Returns the recipients of letters that staff see as uncertain: they were being sent when the site was
 * killed.
 */
export async function uncertainLetters(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ recipient: string }>(
    "select recipient from mails where state = 'uncertain'",
  )
  return rows.map(({ recipient }) => recipient)
}
