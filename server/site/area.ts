import type { AreaOf } from '#server/platform/areas/areas.ts'
import { siteForgets } from './forgets.ts'
import { siteRouter } from './router.ts'

const writers = '---o---oo'

export const siteArea = {
  calls: siteRouter,
  access: {
    ip: 'ooooooooo',
    search: 'ooooooooo',
    countView: 'ooooooooo',
    views: '-oooooooo',
    findRecords: '-oooooooo',
    linkTargets: '-oooooooo',
    'synonyms.list': writers,
    'synonyms.create': writers,
    'synonyms.change': writers,
    'synonyms.remove': writers,
    listSettings: '-oooooooo',
    keepListSettings: '-oooooooo',
    home: '-oooooooo',
  },
  forgets: siteForgets,
  stays: { searchSynonyms: 'words that mean the same' },
} satisfies AreaOf<'site'>
