import type { Dependencies } from '#server/platform/calls/calls.ts'
import { type DoiClient, doiClient } from './doi-client.ts'
import { type PubmedClient, pubmedClient } from './pubmed-client.ts'
import type { SourceClock } from './source-pace.ts'

export type { History } from './pubmed-answers.ts'
export type { PubmedSearch } from './pubmed-query.ts'
export type { SourceArticle } from './source-article.ts'
export { SourceFailure } from './source-failure.ts'

/**
 * The clients that look up publications: opened once per process, because they enforce the rate limits of the
 * services.
 */
export interface Literature {
  pubmed: PubmedClient
  doi: DoiClient
}

export function openLiterature({ literature }: Dependencies['config'], waiting?: SourceClock): Literature {
  const { pubmedUrl, pubmedApiKey, crossrefUrl, dataciteUrl, email } = literature
  const common = { email, userAgent: `larmor (mailto:${email})`, ...(waiting ? { waiting } : {}) }
  return {
    pubmed: pubmedClient({ ...common, base: pubmedUrl, apiKey: pubmedApiKey }),
    doi: doiClient({ ...common, crossref: crossrefUrl, datacite: dataciteUrl }),
  }
}
