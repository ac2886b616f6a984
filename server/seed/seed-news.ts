import { createHash } from 'node:crypto'
import { inBoth, languagesOf } from '#contract/language.ts'
import { paragraphs } from '#contract/richtext.ts'
import { storeSeedPicture } from '#server/files/files.ts'
import { idOf } from '#server/people/people.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import { demoNews, type SeedNews } from './news.ts'
import { pictures } from './pictures/pictures.ts'
import { seedTag } from './seed-tag.ts'

const day = 24 * 60 * 60 * 1000 // milliseconds

/** The demo's news with their pictures. */
export async function seedNews(dependencies: Dependencies): Promise<void> {
  const { db } = dependencies
  const categories = await db.selectFrom('categories').selectAll().where('area', '=', 'news').execute()
  const authorId = await idOf(dependencies, 'jonas')
  for (const item of demoNews) {
    const { file, ...facts } = pictures[item.picture]
    const imageId = await storeSeedPicture(dependencies, `server/seed/pictures/${file}`, {
      folder: 'demo',
      ...facts,
    })
    const category = categories.find(({ label }) => (label as { de: string }).de === item.category)
    const id = await insert(dependencies, item, { imageId, authorId, categoryId: category?.id ?? null })
    for (const [position, name] of item.tags.entries())
      await seedTag(db, { kind: 'news', id, name, position })
  }
}

interface Parts {
  imageId: number
  authorId: number
  categoryId: number | null
}

async function insert({ db, clock }: Dependencies, item: SeedNews, parts: Parts): Promise<number> {
  const at = new Date(clock().getTime() - item.daysAgo * day)
  const slug = inBoth(language => slugOf(item.title[language]))
  const hash = inBoth(language =>
    item.title[language] ? createHash('sha256').update(item.title[language]).digest('hex') : '',
  )
  const { id } = await db
    .insertInto('news')
    .values({
      ...parts,
      title: asJson(item.title),
      teaser: asJson(item.teaser),
      content: asJson(
        inBoth(language => (item.text[language].length > 0 ? paragraphs(...item.text[language]) : null)),
      ),
      slug: asJson(slug),
      isVisible: true,
      publishAt: at,
      translation: asJson({
        de: { hash: hash.de, inStepWith: hash.en },
        en: { hash: hash.en, inStepWith: hash.de },
      }),
      createdAt: at,
      updatedAt: at,
      createdBy: parts.authorId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const language of languagesOf(slug)) {
    await db
      .insertInto('slugs')
      .values({ kind: 'news', language, slug: slug[language], recordId: id, isCurrent: true })
      .execute()
  }
  return id
}

const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

function slugOf(title: string): string {
  const plain = title.toLowerCase().replace(/[äöüß]/g, letter => letters[letter] ?? '')
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}
