import type { AreaOf } from '#server/platform/areas/areas.ts'
import { siteForgets } from './forgets.ts'
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
  forgets: siteForgets,
} satisfies AreaOf<'site'>
