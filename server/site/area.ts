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
    'labels.list': '---ooo-oo',
    'labels.uses': '---ooo-oo',
    'labels.create': '---ooo-oo',
    'labels.change': '---ooo-oo',
    'labels.merge': '---ooo-oo',
    'labels.remove': '---ooo-oo',
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
