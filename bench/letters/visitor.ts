import { randomInt } from 'node:crypto'

const addresses = ['/de', '/de/info/veranstaltung', '/de/info/hahn-lecture', '/api/v1/info/event']
const pause = 50 // milliseconds

/** Reads pages one after the other, kept and not, while the site is up, and remembers the slowest answer. */
export class Visitor {
  slowest = 0
  answers = 0
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

  /** Does something that the site has to answer in time. What gets no answer, because Node was killed, does not count. */
  async asks(request: () => Promise<Response>): Promise<void> {
    const began = performance.now()
    const answer = await request().catch(() => null)
    if (!answer) return
    await answer.arrayBuffer().catch(() => null)
    this.answers += 1
    this.slowest = Math.max(this.slowest, performance.now() - began)
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
