/** Counts of a round, and the problems found. */
export class Tally {
  answers = 0
  refused = 0
  lostConnections = 0
  cached = 0
  notReady = 0
  readonly problems = new Map<string, number>()

  problem(sentence: string): void {
    this.problems.set(sentence, (this.problems.get(sentence) ?? 0) + 1)
  }
}

export interface Rules {
  /** The operating system itself refuses connections, so a request may get no response. */
  maySever?: boolean
  /**
   * Files are uploaded too. Each upload clears the pages that show files, so none of them stays in the cache.
   */
  hasFiles?: boolean
  /** Cards of pages are requested too, which a process of its own draws. */
  hasCards?: boolean
}

const fine = new Set([200, 201, 202, 204, 301, 302, 303, 304, 409])
const refusals = new Set([503, 507])

/** Counts a response, and notes a problem if a visitor may not get it while a service is away. */
export async function judge(answer: Response, address: string, tally: Tally): Promise<void> {
  tally.answers += 1
  if (fine.has(answer.status)) return
  if (!refusals.has(answer.status)) {
    const body = await answer.clone().text()
    return tally.problem(`${answer.status} for ${address}: ${body.slice(0, 160)}`)
  }
  tally.refused += 1
  if (answer.status === 503 && !answer.headers.get('retry-after'))
    tally.problem(`no Retry-After for ${address}`)
  const type = answer.headers.get('content-type') ?? ''
  const body = await answer.clone().text()
  const isExplained = type.startsWith('application/problem+json')
    ? typeof (JSON.parse(body) as { message?: unknown }).message === 'string' && body.includes('requestId')
    : type.startsWith('text/html') && /nicht erreichbar|not available/.test(body)
  if (!isExplained) tally.problem(`${answer.status} without its sentence for ${address}: ${type}`)
}
