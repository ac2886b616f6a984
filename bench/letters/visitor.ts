import { randomInt } from 'node:crypto'

const addresses = ['/de', '/de/info/veranstaltung', '/de/info/hahn-lecture', '/api/v1/info/event']
const pause = 50 // milliseconds

/**
 * Reads cached and uncached pages, one after the other, while the site is up, and measures the response
 * times.
 */
export class Visitor {
  readonly #times: number[] = []
  readonly problems: string[] = []
  readonly #url: string
  readonly #done: Promise<void>
  #isGone = false

  constructor(url: string) {
    this.#url = url
    this.#done = this.#read()
  }

  async leave(): Promise<void> {
    this.#isGone = true
    await this.#done
  }

  get answers(): number {
    return this.#times.length
  }

  /** Milliseconds of the slowest answer. */
  get slowest(): number {
    return Math.max(0, ...this.#times)
  }

  slowerThan(milliseconds: number): number {
    return this.#times.filter(time => time > milliseconds).length
  }

  /** Milliseconds within which 95 of 100 requests were answered. */
  get p95(): number {
    return this.#times.toSorted((a, b) => a - b)[Math.floor(this.answers * 0.95)] ?? 0
  }

  /**
   * Sends a request and measures its response time. A request without a response, because Node was killed,
   * does not count.
   */
  async asks(request: () => Promise<Response>): Promise<void> {
    const began = performance.now()
    const answer = await request().catch(() => null)
    if (!answer) return
    await answer.arrayBuffer().catch(() => null)
    this.#times.push(performance.now() - began)
    if (answer.status >= 400 && answer.status !== 503)
      this.problems.push(`${answer.status} for ${answer.url}`)
  }

  async #read(): Promise<void> {
    while (!this.#isGone) {
      const address = addresses[randomInt(addresses.length)] ?? '/de'
      const isUnkept = randomInt(2) === 0
      const query = isUnkept && address.startsWith('/de') ? `?done=${randomInt(1e9)}` : ''
      await this.asks(() => fetch(this.#url + address + query))
      await new Promise(resolve => setTimeout(resolve, pause))
    }
  }
}
