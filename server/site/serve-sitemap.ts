import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail } from '#contract/errors.ts'
import { type RecordKindName, recordKindNames } from '#contract/record-kinds.ts'
import { listOpenOffers } from '#server/pages/pages.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { sendKeptText, serveKeptText } from '#server/platform/http/kept-text.ts'
import type { PageParts } from '#server/platform/http/pages.ts'
import { countPublicRecords, publicRecords } from '#server/platform/records/records.ts'
import { sitemapIndexOf, sitemapOf } from './sitemap.ts'

// Search engines read at most 50,000 addresses per file, and each save invalidates the record's file.
const mostRecords = 2000

const kept = { type: 'application/xml; charset=utf-8', language: 'de' } as const

/**
 * Serves `GET /sitemap.xml` with every public page. If there are more public records than `mostRecords`, it
 * lists files instead, such as `/sitemaps/news-2.xml`.
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
    await sendKeptText(dependencies, text, request, reply)
  })
}

interface Part {
  kind: RecordKindName
  /** Number of the file from 1. The first one of `pages` also contains the pages without a record. */
  n: number
}

const addressOfPart = ({ kind, n }: Part) => `/sitemaps/${kind}-${n}.xml`
const hasOwnPages = ({ kind, n }: Part) => kind === 'pages' && n === 1

async function sitemap(context: Context): Promise<string> {
  const { baseUrl } = context.config
  const counts = await countPublicRecords(context)
  const sum = [...counts.values()].reduce((all, count) => all + count, 0)
  if (sum <= mostRecords)
    return sitemapOf(await publicRecords(context), baseUrl, await listOpenOffers(context))
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
  return sitemapOf(records, context.config.baseUrl, hasOwnPages(part) ? await listOpenOffers(context) : null)
}
