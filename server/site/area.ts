import type { AreaOf } from '#server/platform/areas/areas.ts'
import { forgetPageViews } from './page-views.ts'
import { siteRouter } from './router.ts'

export const siteArea = {
  calls: siteRouter,
  access: {
    ip: 'ooooooooo',
    search: 'ooooooooo',
    countView: 'ooooooooo',
    views: '-oooooooo',
    findRecords: '-oooooooo',
    linkTargets: '-oooooooo',
    listSettings: '-oooooooo',
    keepListSettings: '-oooooooo',
    home: '-oooooooo',
  },
  jobs: { forgetPageViews },
} satisfies AreaOf<'site'>
