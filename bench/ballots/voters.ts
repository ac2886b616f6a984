import { randomInt } from 'node:crypto'
import type { Vote } from '../../contract/voting/rules.ts'
import type { LetterBox } from './letter-box.ts'

/** A way to vote in one poll or contest. */
export interface Way {
  name: string
  /** Path of the call that takes a ballot. */
  path: string
  /**
   * Path of the call that confirms the ballot by a token from a letter; null if the ballot counts at once.
   */
  confirmPath: ((token: string) => string) | null
  votesOf(voter: number): Vote[]
}

const pause = 20 // milliseconds between two checks of the letter box
const longestWait = 60_000 // milliseconds for a letter

/** Voters of one way, one after the other, each identified by a number and with an address of their own. */
export class Voters {
  /** Voters who were told that their ballot counts. */
  readonly counted = new Set<number>()
  /**
   * Voters who have begun and got no such response, because the site was gone or their letter has not
   * arrived.
   */
  readonly unsure = new Set<number>()
  /** Voters who were told that a letter will be sent. */
  readonly promised = new Set<number>()
  readonly problems: string[] = []
  readonly way: Way
  readonly #box: LetterBox
  #next = 0

  constructor(way: Way, box: LetterBox) {
    this.way = way
    this.#box = box
  }

  addressOf(voter: number): string {
    return `${this.way.name}-${voter}@example.org`
  }

  /** Lets new people vote until the site is gone. */
  async voteUntilGone(url: string): Promise<void> {
    for (;;) {
      const voter = this.#next++
      this.unsure.add(voter)
      try {
        await this.#vote(url, voter)
      } catch {
        return
      }
    }
  }

  /** Lets each unsure voter vote again or confirm again; voters whose letter has not arrived keep waiting. */
  async tryAgain(url: string): Promise<void> {
    for (const voter of [...this.unsure]) if (!this.isWaiting(voter)) await this.#vote(url, voter, true)
  }

  /** Whether the voter was told that a letter will be sent, and has none. */
  isWaiting(voter: number): boolean {
    return this.promised.has(voter) && !this.#box.tokenTo(this.addressOf(voter))
  }

  async #vote(url: string, voter: number, isAgain = false): Promise<void> {
    const email = this.addressOf(voter)
    const { path, confirmPath } = this.way
    if (!this.#box.tokenTo(email)) {
      const body = { email, votes: this.way.votesOf(voter), terms: true }
      const { status, code } = await send('PUT', url + path, body)
      if (status !== 202 || !confirmPath)
        return this.#note(voter, status, isAgain && code === 'emailAlreadyVoted')
      this.promised.add(voter)
    }
    const token = await this.#letter(url, email)
    const { status } = await send('PATCH', url + (confirmPath?.(token) ?? ''), { confirm: true })
    this.#note(voter, status)
  }

  #note(voter: number, status: number, hasVoted = false): void {
    if (status === 200 || hasVoted) {
      this.unsure.delete(voter)
      this.counted.add(voter)
    } else if (status !== 503) this.problems.push(`${this.addressOf(voter)} was answered ${status}`)
  }

  /** Waits for the token in the voter's letter. Throws if the site is gone or no letter arrives. */
  async #letter(url: string, email: string): Promise<string> {
    for (let waited = 0; waited < longestWait; waited += pause) {
      const token = this.#box.tokenTo(email)
      if (token) return token
      await new Promise(resolve => setTimeout(resolve, pause))
      if (waited % 500 === 0) await fetch(`${url}/healthz`)
    }
    throw new Error(`No letter to ${email} came.`)
  }
}

async function send(
  method: string,
  address: string,
  body: object,
): Promise<{ status: number; code: string }> {
  const ip = [10, randomInt(255), randomInt(255), randomInt(1, 255)].join('.') // another IP address each time, because of the rate limits
  const answer = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify(body),
  })
  const { code = '' } = (await answer.json()) as { code?: string }
  return { status: answer.status, code }
}
