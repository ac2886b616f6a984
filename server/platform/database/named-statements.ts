import pg from 'pg'

const most = 300 // statements a process names; each keeps a plan on every connection
const seen = new Set<string>()
const names = new Map<string, string>()
let generation = 0

/**
 * A connection that has the server keep the plans of questions that come again: a page asks in two thirds of the
 * time. A migration by another process may change what a kept plan answers; such a question is asked anew.
 */
export class NamingClient extends pg.Client {
  /** Whether the server has yet to answer a query. */
  isWaiting = false

  constructor(config?: pg.ClientConfig) {
    super(config)
    this.on('drain', () => {
      this.isWaiting = false
    })
  }

  // The driver's own way to ask, which has more shapes than types can follow.
  override query: pg.Client['query'] = ((...given: unknown[]) => {
    this.isWaiting = true
    const [text, values] = given
    const name = given.length === 2 && typeof text === 'string' && Array.isArray(values) && nameOf(text)
    if (!name) return ask(this, given)
    return ask(this, [{ name, text, values }]).catch(error => {
      if (!isOutdatedPlan(error)) throw error
      forgetNames()
      if (this.getTransactionStatus() !== 'I') throw error
      return ask(this, given)
    })
  }) as pg.Client['query']
}

function ask(client: pg.Client, given: unknown[]): Promise<unknown> {
  return Reflect.apply(
    pg.Client.prototype.query as (...given: unknown[]) => unknown,
    client,
    given,
  ) as Promise<unknown>
}

/**
 * A name for a question that is asked for the second time. A search has none: whether an index or the whole table is
 * faster depends on the words, and a kept plan does not know them.
 */
function nameOf(text: string): string | undefined {
  if (!text.startsWith('select ') || / like \$\d/.test(text)) return undefined
  const known = names.get(text)
  if (known || names.size >= most) return known
  if (!seen.has(text)) {
    if (seen.size >= most) seen.clear()
    seen.add(text)
    return undefined
  }
  const name = `q${generation}_${names.size}`
  names.set(text, name)
  return name
}

function isOutdatedPlan(error: unknown): boolean {
  return error instanceof Error && /cached plan must not change result type/.test(error.message)
}

function forgetNames(): void {
  generation += 1
  names.clear()
}
