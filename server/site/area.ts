import type { AreaOf } from '#server/platform/areas/areas.ts'
import { siteForgets } from './forgets.ts'
import { sitePersonal } from './personal-data.ts'
import { siteRouter } from './router.ts'

export const siteArea = {
  calls: siteRouter,
  forgets: siteForgets,
  personal: sitePersonal,
  stays: { searchSynonyms: 'words that mean the same', redirects: 'addresses that staff chose' },
} satisfies AreaOf<'site'>
