import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail } from '#contract/errors.ts'
import { type RecordKindName, recordKindNames } from '#contract/record-kinds.ts'
import { openOffers } from '#server/pages/pages.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { keptText, serveKeptText } from '#server/platform/http/kept-text.ts'
import type { PageParts } from '#server/platform/http/pages.ts'
import { countPublicRecords, publicRecords } from '#server/platform/records/records.ts'
import { sitemapIndexOf, sitemapOf } from './sitemap.ts'

// A search engine reads at most 50,000 addresses of a file, and each save has its file made anew.
const mostRecords = 2000

const kept = { type: 'application/xml; charset=utf-8', language: 'de' } as const

/**
 * `GET /sitemap.xml` names every public page. Where more records are public than a file takes, it names files instead,
 * such as `/sitemaps/news-2.xml`.
 */
export function serveSitemap(app: FastifyInstance, { dependencies, addressOf }: PageParts): void {
  serveKeptText(app, dependencies, { ...kept, address: '/sitemap.xml', write: sitemap })
  app.get('/sitemaps/:name', async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
    await dependencies.limits.take('read', addressOf(request))
    const [, word, digits] = /^([A-Za-z]+)-([1-9]\d{0,3})\.xml$/.exec(request.params.name) ?? []
    const kind = recordKindNames.find(name => name === word)
    if (!kind) throw fail('notFound')
    const part = { kind, n: Number(digits) }
    const text = { ...kept, address: addressOfPart(part), write: (context: Context) => partOf(context, part) }
    await keptText(dependencies, text, request, reply)
  })
}

interface Part {
  kind: RecordKindName
  /** The first is 1, and names for pages also those that no record stands for. */
  n: number
}

const addressOfPart = ({ kind, n }: Part) => `/sitemaps/${kind}-${n}.xml`
const hasOwnPages = ({ kind, n }: Part) => kind === 'pages' && n === 1

async function sitemap(context: Context): Promise<string> {
  const { baseUrl } = context.config
  const counts = await countPublicRecords(context)
  const sum = [...counts.values()].reduce((all, count) => all + count, 0)
  if (sum <= mostRecords) return sitemapOf(await publicRecords(context), baseUrl, await openOffers(context))
  const parts = [...counts].flatMap(([kind, count]) => {
    const files = Math.max(Math.ceil(count / mostRecords), hasOwnPages({ kind, n: 1 }) ? 1 : 0)
    return Array.from({ length: files }, (_, index) => addressOfPart({ kind, n: index + 1 }))
  })
  return sitemapIndexOf(parts.map(address => baseUrl + address))
}

async function partOf(context: Context, part: Part): Promise<string> {
  const { kind, n } = part
  const records = await publicRecords(context, { kind, offset: (n - 1) * mostRecords, limit: mostRecords })
  if (records.length === 0 && !hasOwnPages(part)) throw fail('notFound')
  return sitemapOf(records, context.config.baseUrl, hasOwnPages(part) ? await openOffers(context) : null)
}
