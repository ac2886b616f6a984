import { z } from 'zod'
import { call } from '../call.ts'
import { id, list, listQuery } from '../fields.ts'
import { newsCard, newsDetail } from './news.ts'

const newsOnAPage = 10
const optionalId = z.coerce.number().pipe(id).optional()

const latestQuery = listQuery(['publishedAt'], newsOnAPage)
  .pick({ page: true, limit: true })
  .extend({ tag: optionalId, category: optionalId })

export const newsApi = {
  latest: call('GET /info/news/latest', { may: 'public', reads: ['news', 'files', 'tags'] })
    .input(latestQuery)
    .output(list(newsCard)),
  find: call('GET /info/news/{slug}', { may: 'public', reads: ['news', 'files', 'people', 'tags'] })
    .input(z.strictObject({ slug: z.string().max(200) }))
    .output(newsDetail),
}
