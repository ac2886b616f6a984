import { randomInt } from 'node:crypto'
import type { Vote } from '../../contract/voting/rules.ts'
import type { LetterBox } from './letter-box.ts'

/** How people vote on one thing. */
export interface Way {
  name: string
  /** Of the call that takes a ballot. */
  path: string
  /** Of the call that a token in a letter confirms it by; null where it counts at once. */
  confirmPath: ((token: string) => string) | null
  votesOf(voter: number): Vote[]
}

const pause = 20 // milliseconds between two looks into the letter box
const longestWait = 60_000 // milliseconds for a letter

/** People who vote one after the other in one way, each with an address of their own, by their numbers. */
export class Voters {
  /** Those who were told that their ballot counts. */
  readonly counted = new Set<number>()
  /** Those who have begun and were not told so, because the site was gone or their letter has not come. */
  readonly unsure = new Set<number>()
  /** Those who were told that a letter comes. */
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

  /** New people vote until the site is gone. */
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

  /** Whoever is unsure votes again, or presses the button of their letter again; who waits for one goes on waiting. */
  async tryAgain(url: string): Promise<void> {
    for (const voter of [...this.unsure]) if (!this.isWaiting(voter)) await this.#vote(url, voter, true)
  }

  /** Whether somebody was told that a letter comes, and has none. */
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

  /** The token that comes by mail; throws once the site is gone. */
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
  const ip = [10, randomInt(255), randomInt(255), randomInt(1, 255)].join('.') // one of their own, as the limits expect
  const answer = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify(body),
  })
  const { code = '' } = (await answer.json()) as { code?: string }
  return { status: answer.status, code }
}
