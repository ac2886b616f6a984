import type { AreaOf } from '#server/platform/areas/areas.ts'
import { waitingIn } from '#server/platform/records/records.ts'
import { newsKind } from './kind.ts'
import { newsRouter } from './router.ts'

export const newsArea = {
  calls: newsRouter,
  kinds: [newsKind],
  stays: { categories: 'names of categories' },
  waiting: [waitingIn(newsKind)],
} satisfies AreaOf<'news'>
