import type { Bilingual } from '#contract/language.ts'
import { awardNews } from './news/award.ts'
import { coilNews } from './news/coil.ts'
import { dataNews } from './news/data.ts'
import { heliumNews } from './news/helium.ts'
import { ironNews } from './news/iron.ts'
import { jubileeNews } from './news/jubilee.ts'
import { lectureNews } from './news/lecture.ts'
import { memoryNews } from './news/memory.ts'
import { metabolismNews } from './news/metabolism.ts'
import { quietNews } from './news/quiet.ts'
import { schoolNews } from './news/school.ts'
import { thesisNews } from './news/thesis.ts'
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

/** The demo's news; the one about pupils is in German only, as real ones often are. */
export const demoNews: SeedNews[] = [
  coilNews,
  memoryNews,
  jubileeNews,
  awardNews,
  metabolismNews,
  schoolNews,
  quietNews,
  ironNews,
  lectureNews,
  dataNews,
  heliumNews,
  thesisNews,
]
