/** What a round has seen: how many of what, and everything that must never be. */
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
  /** The system itself refuses connections, so a request may be without any answer. */
  maySever?: boolean
  /** Files are sent as well. Each clears the pages that show files, so that none of these stays in memory. */
  hasFiles?: boolean
  /** Cards of pages are asked for as well, which are drawn in a process of their own. */
  hasCards?: boolean
}

const fine = new Set([200, 201, 202, 204, 301, 302, 303, 304, 409])
const refusals = new Set([503, 507])

/** Counts an answer, and looks whether it is one that a visitor may get while something is away. */
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
  const isSaid = type.startsWith('application/problem+json')
    ? typeof (JSON.parse(body) as { message?: unknown }).message === 'string' && body.includes('requestId')
    : type.startsWith('text/html') && /nicht erreichbar|not available/.test(body)
  if (!isSaid) tally.problem(`${answer.status} without its sentence for ${address}: ${type}`)
}
