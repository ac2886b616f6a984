import pg from 'pg'

const most = 300 // named statements per process; each keeps a plan on every connection
const seen = new Set<string>()
const names = new Map<string, string>()
let generation = 0

/**
 * A connection that uses prepared statements for repeated queries: the queries of a page take two thirds of
 * the time. A migration by another process may change the result type of a cached plan; such a query is then
 * sent again without a name.
 */
export class NamingClient extends pg.Client {
  /** Whether a query still waits for its response. */
  isWaiting = false

  constructor(config?: pg.ClientConfig) {
    super(config)
    this.on('drain', () => {
      this.isWaiting = false
    })
  }

  // Overrides the driver's `query`, which has more signatures than the types can express.
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
 * Returns the statement name of a query from its second occurrence on. Searches get none: whether an index or
 * a full scan is faster depends on the search words, which a cached plan cannot take into account.
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
