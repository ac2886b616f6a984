import { doi as doiField } from '#contract/articles/article.ts'
import type { Source } from '#contract/articles/sources.ts'
import { answerCache } from './answer-cache.ts'
import { articleOfWork } from './crossref-work.ts'
import { articleOfAttributes } from './datacite-work.ts'
import type { SourceArticle } from './source-article.ts'
import { SourceFailure } from './source-failure.ts'
import { type Json, jsonReader } from './source-json.ts'
import { realSourceClock, type SourceClock } from './source-pace.ts'
import { type Ask, sourceRequests } from './source-requests.ts'

export interface DoiSettings {
  /** `https://api.crossref.org` */
  crossref: string
  /** `https://api.datacite.org` */
  datacite: string
  email: string
  userAgent: string
  waiting?: SourceClock
  silence?: number
}

export type DoiClient = ReturnType<typeof doiClient>

interface Registry {
  source: Source
  ask: Ask
  path: string
  /** Path of the record within the response. */
  place: readonly string[]
  read(record: Json): SourceArticle
}

const perSecond = 5 // requests that both permit without registration

/** Looks up DOIs at Crossref, and those that Crossref does not have at DataCite. One client per process. */
export function doiClient({ crossref, datacite, email, ...settings }: DoiSettings) {
  const { waiting = realSourceClock } = settings
  const known = answerCache<SourceArticle>(waiting)
  const requests = (source: Source, base: string) =>
    sourceRequests({ ...settings, source, base, perSecond, permittedBy })
  const registries: Registry[] = [
    {
      source: 'crossref',
      ask: requests('crossref', crossref),
      path: '/works/',
      place: ['message'],
      read: articleOfWork,
    },
    {
      ...{ source: 'datacite', ask: requests('datacite', datacite), path: '/dois/' },
      ...{ place: ['data', 'attributes'], read: articleOfAttributes },
    },
  ]

  return {
    /**
     * Returns null if both report the DOI as unknown. Throws a `SourceFailure` if one of them could not be
     * asked and the other has no record.
     */
    async findByDoi(given: string): Promise<SourceArticle | null> {
      const wanted = doiField.safeParse(given)
      if (!wanted.success || wanted.data === '') throw new SourceFailure('crossref', 'refused', 'no DOI')
      const kept = known.get(wanted.data)
      if (kept) return kept
      const found = await firstOf(registries, wanted.data, email)
      if (found) known.put(wanted.data, found)
      return found
    },
  }
}

async function firstOf(
  registries: readonly Registry[],
  doi: string,
  email: string,
): Promise<SourceArticle | null> {
  let failure: SourceFailure | null = null
  for (const registry of registries) {
    try {
      const found = await lookUp(registry, doi, email)
      if (found) return found
    } catch (error) {
      if (!(error instanceof SourceFailure)) throw error
      failure ??= error
    }
  }
  if (failure) throw failure
  return null
}

function lookUp({ source, ask, path, place, read }: Registry, doi: string, email: string) {
  return ask<SourceArticle | null>({
    path: path + encodeURIComponent(doi),
    query: { mailto: email },
    types: /^application\/([\w.-]+\+)?json/i,
    absent: null,
    reader: () =>
      jsonReader(source, json => {
        const article = read(json.at(...place))
        if (article.fields.doi === '' || article.fields.title === '')
          throw new SourceFailure(source, 'nonsense', 'a record without DOI or title')
        return article
      }),
  })
}

/** Reads `x-rate-limit-limit: 50` and `x-rate-limit-interval: 1s`. */
function permittedBy(headers: Headers): number | undefined {
  const limit = Number(headers.get('x-rate-limit-limit') ?? Number.NaN)
  const seconds = Number(/^(\d+)s$/.exec(headers.get('x-rate-limit-interval') ?? '')?.[1] ?? Number.NaN)
  return limit > 0 && seconds > 0 ? limit / seconds : undefined
}
