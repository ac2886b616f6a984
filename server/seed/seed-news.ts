import { day } from '#contract/durations.ts'
import { inBoth } from '#contract/language.ts'
import type { ContentItem } from '#contract/pages/items.ts'
import { demoNews, type SeedNews } from './news.ts'
import { document } from './pages/parts.ts'
import type { Seeding } from './seeding.ts'
import { type Stored, storedPart, storedPicture } from './stored-parts.ts'
import { translateTags } from './translate-tags.ts'
import { writeNews } from './write-news.ts'

/** The demo's news with their pictures. */
export async function seedNews(dependencies: Seeding, known: Stored): Promise<void> {
  const { db } = dependencies
  const categories = await db.selectFrom('categories').selectAll().where('area', '=', 'news').execute()
  for (const item of demoNews) {
    const imageId = await storedPicture(dependencies, known, item.picture)
    const items = await Promise.all(item.items.map(part => storedPart(dependencies, known, part)))
    const categoryId = categories.find(({ label }) => label.de === item.category)?.id ?? null
    await seedOne(dependencies, item, { imageId, categoryId, items })
  }
  await translateTags(dependencies, tags)
}

const tags = [
  ['Auszeichnung', 'Award'],
  ['Daten', 'Data'],
  ['Diffusion', 'Diffusion'],
  ['Eisen', 'Iron'],
  ['Freiwillige', 'Volunteers'],
  ['Gedächtnis', 'Memory'],
  ['Gehirn', 'Brain'],
  ['Hahn-Vorlesung', 'Hahn Lecture'],
  ['Institut', 'Institute'],
  ['Methoden', 'Methods'],
  ['Schlaf', 'Sleep'],
  ['Schule', 'School'],
  ['Sequenzen', 'Sequences'],
  ['Spulen', 'Coils'],
  ['Stoffwechsel', 'Metabolism'],
  ['Technik', 'Engineering'],
] as const

interface Links {
  imageId: number | null
  categoryId: number | null
  items: ContentItem[]
}

async function seedOne(dependencies: Seeding, item: SeedNews, links: Links): Promise<void> {
  const at = new Date(dependencies.clock().getTime() - item.daysAgo * day)
  const content = inBoth(language => (item.text[language].length > 0 ? document(item.text[language]) : null))
  await writeNews(
    { ...dependencies, clock: () => at },
    {
      title: item.title,
      teaser: item.teaser,
      content,
      slug: { de: '', en: '' },
      tags: [...item.tags],
      ...links,
      imageAlt: null,
      authorId: null,
      isVisible: true,
      publishAt: at.toISOString(),
      unpublishAt: null,
    },
  )
}
