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
    'labels.list': '---oooooo',
    'labels.uses': '---oooooo',
    'labels.create': '---oooooo',
    'labels.change': '---oooooo',
    'labels.merge': '---oooooo',
    'labels.remove': '---oooooo',
    'missed.list': writers,
    'missed.dismiss': writers,
    'redirects.list': writers,
    'redirects.create': writers,
    'redirects.remove': writers,
    home: '-oooooooo',
  },
  forgets: siteForgets,
  stays: { searchSynonyms: 'words that mean the same', redirects: 'addresses that staff chose' },
} satisfies AreaOf<'site'>
