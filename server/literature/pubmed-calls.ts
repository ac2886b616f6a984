import { failureIn } from './pubmed-xml.ts'
import { SourceFailure } from './source-failure.ts'
import type { SourceClock } from './source-pace.ts'
import { sourceRequests } from './source-requests.ts'
import type { AnswerReader } from './xml-elements.ts'

export interface PubmedSettings {
  /** `https://eutils.ncbi.nlm.nih.gov/entrez/eutils` */
  base: string
  apiKey?: string | undefined
  /** Contact address that NCBI writes to before it blocks a client. */
  email: string
  userAgent: string
  waiting?: SourceClock
  silence?: number
  largest?: number
}

/** Calls one of the E-utilities by its name. */
export type PubmedCall = <Answer>(
  tool: 'esearch' | 'epost' | 'esummary' | 'efetch',
  form: Readonly<Record<string, string>>,
  reader: () => AnswerReader<Answer>,
) => Promise<Answer>

export const mostResults = 1000 // of one search; a search with more must be narrowed
const highestResult = 9999 // the last result that PubMed returns

export function pubmedCalls({ apiKey, email, ...settings }: PubmedSettings): PubmedCall {
  const ask = sourceRequests({ ...settings, source: 'pubmed', perSecond: apiKey ? 10 : 3 })
  const common = { db: 'pubmed', tool: 'larmor', email, ...(apiKey ? { api_key: apiKey } : {}) }
  return (tool, form, reader) =>
    ask({
      path: `/${tool}.fcgi`,
      form: { ...common, ...form },
      types: /^(text|application)\/([a-z]+\+)?(xml|json)/i,
      reader,
      meaningOf: failureIn,
    })
}

export function checkedIds(ids: readonly string[]): string[] {
  const distinct = [...new Set(ids)]
  if (distinct.length > mostResults) throw refusedFailure(`more than ${mostResults} ids`)
  if (!distinct.every(id => /^[1-9]\d{0,8}$/.test(id))) throw refusedFailure('an id that is none')
  return distinct
}

export function checkedRange(from: number, size: number): { retstart: string; retmax: string } {
  const isPossible = size >= 1 && size <= mostResults && from >= 0 && from + size <= highestResult
  if (!isPossible) throw refusedFailure(`results ${from} to ${from + size}`)
  return { retstart: String(from), retmax: String(size) }
}

/** Throws a `SourceFailure` unless the ids are distinct and as many as wanted. */
export function expectCount(ids: readonly string[], wanted: number, of: string): void {
  const { size } = new Set(ids)
  if (size !== wanted || ids.length !== wanted) throw nonsenseFailure(`${ids.length} of ${wanted} ${of}`)
}

export function expectAmong(ids: readonly string[], wanted: readonly string[], of: string): void {
  const asked = new Set(wanted)
  if (!ids.every(id => asked.has(id))) throw nonsenseFailure(`${of} that were not asked for`)
}

export function refusedFailure(reason: string): SourceFailure {
  return new SourceFailure('pubmed', 'refused', reason)
}

export function nonsenseFailure(reason: string): SourceFailure {
  return new SourceFailure('pubmed', 'nonsense', reason)
}
