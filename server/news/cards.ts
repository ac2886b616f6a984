import { type Bilingual, inLanguage, type Language } from '#contract/language.ts'
import type { NewsCard } from '#contract/news/news.ts'
import { describedAs, imagesOf } from '#server/files/files.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { answerLanguage, slugsShown, textsShown } from '#server/platform/records/records.ts'
import type { CardRow } from './queries.ts'

/** Cards of items for lists, in the language of the request. */
export async function cardsOf(context: Context, rows: readonly CardRow[]): Promise<NewsCard[]> {
  const { language } = context
  const pictures = rows.flatMap(({ imageId }) => imageId ?? [])
  const images = await imagesOf(context, pictures, language)
  return rows.map(row => {
    const spoken = answerLanguage(row.translation, language)
    return {
      id: row.id,
      title: row.title[spoken],
      language: spoken,
      ...textsShown(row, spoken, ['teaser']),
      slug: slugsShown(row.slug)[language],
      image: describedAs(images.get(row.imageId ?? 0), row.imageAlt, language),
      tags: row.tags.map(tag => labelInLanguage(tag, language)),
      category: row.category ? labelInLanguage(row.category, language) : null,
      publishedAt: (row.publishedAt ?? row.createdAt).toISOString(),
    }
  })
}

export function labelInLanguage({ id, label }: { id: number; label: Bilingual<string> }, language: Language) {
  return { id, label: inLanguage(label, language).value }
}
