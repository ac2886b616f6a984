import { day } from '#contract/durations.ts'
import { inBoth } from '#contract/language.ts'
import { paragraphs } from '#contract/richtext.ts'
import { storeSeedPicture } from '#server/files/files.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { demoNews, type SeedNews } from './news.ts'
import { pictures } from './pictures/pictures.ts'
import { writeNews } from './write-news.ts'

/** The demo's news with their pictures. */
export async function seedNews(dependencies: Dependencies): Promise<void> {
  const { db } = dependencies
  const categories = await db.selectFrom('categories').selectAll().where('area', '=', 'news').execute()
  for (const item of demoNews) {
    const { file, ...facts } = pictures[item.picture]
    const imageId = await storeSeedPicture(dependencies, `server/seed/pictures/${file}`, {
      folder: 'demo',
      ...facts,
    })
    const categoryId = categories.find(({ label }) => label.de === item.category)?.id ?? null
    await seedOne(dependencies, item, { imageId, categoryId })
  }
}

interface Links {
  imageId: number
  categoryId: number | null
}

async function seedOne(dependencies: Dependencies, item: SeedNews, links: Links): Promise<void> {
  const at = new Date(dependencies.clock().getTime() - item.daysAgo * day)
  const content = inBoth(language =>
    item.text[language].length > 0 ? paragraphs(...item.text[language]) : null,
  )
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
