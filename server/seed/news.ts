import type { Bilingual } from '#contract/language.ts'
import { awardNews } from './news/award.ts'
import { coilNews } from './news/coil.ts'
import { jubileeNews } from './news/jubilee.ts'
import { memoryNews } from './news/memory.ts'
import { metabolismNews } from './news/metabolism.ts'
import { schoolNews } from './news/school.ts'
import type { SeedItem, Words } from './pages/parts.ts'
import type { pictures } from './pictures/pictures.ts'

export interface SeedNews {
  picture: keyof typeof pictures
  category: string
  tags: string[]
  daysAgo: number
  title: Bilingual<string>
  teaser: Bilingual<string>
  text: Bilingual<Words[]>
  items: SeedItem[]
}

/** The demo's news; the last one is in German only, as real ones often are. */
export const demoNews: SeedNews[] = [coilNews, memoryNews, jubileeNews, awardNews, metabolismNews, schoolNews]
