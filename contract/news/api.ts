import { z } from 'zod'
import { call } from '../call.ts'
import { bilingual, id, key, list, listQuery } from '../fields.ts'
import { opens } from '../permissions.ts'
import { readerCalls, shownRecordCalls } from '../shown-record-calls.ts'
import { tag } from '../site/tag.ts'
import { category, newsCard, newsDetail, newsRecord } from './news.ts'

const newsOnAPage = 10
const optionalId = z.coerce.number().pipe(id).optional()

const latestQuery = listQuery(['publishedAt'], newsOnAPage)
  .pick({ page: true, limit: true })
  .extend({ tag: optionalId, category: optionalId })

export const newsApi = {
  latest: call('GET /info/news/latest', { may: 'public', reads: ['news', 'files', 'tags'] })
    .input(latestQuery)
    .output(list(newsCard)),
  filters: call('GET /info/news/filters', { may: 'public', reads: ['news', 'tags'] })
    .input(z.strictObject({}))
    .output(z.object({ tags: z.array(tag), categories: z.array(category) })),
  ...readerCalls('/info/news', newsDetail, ['news', 'files', 'people', 'tags']),
}

export const newsBackstageApi = {
  latest: call('GET /backstage/info/news/latest', { may: opens.news })
    .input(z.strictObject({ limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(5) }))
    .output(
      list(z.object({ id, title: bilingual(z.string()), updatedAt: z.string(), isPublic: z.boolean() })),
    ),
  categories: call('GET /backstage/info/news/category', { may: opens.news })
    .input(z.strictObject({}))
    .output(list(z.object({ id, label: bilingual(z.string()) }))),
  tags: call('GET /backstage/info/news/tags', { may: opens.news })
    .input(z.strictObject({ q: key(40).optional() }))
    .output(z.array(z.string())),
  ...shownRecordCalls(newsRecord, newsDetail),
}
