import { inLanguage, type Language } from '#contract/language.ts'
import type { EditionCard } from '#contract/lecture/edition.ts'
import { timesOf } from '#server/events/events.ts'
import { describedAs, imagesOf, recordedParts } from '#server/files/files.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { answerLanguage, slugsShown } from '#server/platform/records/records.ts'
import type { EditionRow } from './queries.ts'

/** Cards of editions for the public: only the fields named here leave the server. */
export async function cardsOf(context: Context, rows: readonly EditionRow[]): Promise<EditionCard[]> {
  const { language } = context
  const ids = rows.flatMap(({ imageId }) => imageId ?? [])
  const images = await imagesOf(context, ids, language)
  const events = await timesOf(
    context,
    rows.flatMap(({ eventId }) => eventId ?? []),
  )
  return rows.map(row => {
    return {
      ...textsOf(row, language),
      start: events.get(row.eventId ?? 0)?.start ?? null,
      image: describedAs(images.get(row.imageId ?? 0), row.imageAlt, language),
    }
  })
}

function textsOf(row: EditionRow, language: Language): Omit<EditionCard, 'start' | 'image'> {
  const spoken = answerLanguage(row.translation, language)
  const { id, year, number } = row
  return {
    ...{ id, year, number },
    slug: slugsShown(row.slug)[language],
    title: row.title[spoken],
    speaker: { name: row.speaker.name, affiliation: inLanguage(row.speaker.affiliation, language).value },
    ...recordedParts(row),
    language: spoken,
  }
}
