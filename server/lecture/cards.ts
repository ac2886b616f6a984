import { inLanguage, type Language } from '#contract/language.ts'
import type { EditionCard } from '#contract/lecture/edition.ts'
import { timesOf } from '#server/events/events.ts'
import { imagesOf } from '#server/files/files.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { slugsShown, spokenIn } from '#server/platform/records/records.ts'
import type { EditionRow } from './queries.ts'

/** Rows as the public sees them: only what stands here leaves the server. */
export async function cardsOf(context: Context, rows: readonly EditionRow[]): Promise<EditionCard[]> {
  const { language } = context
  const ids = rows.flatMap(({ imageId }) => imageId ?? [])
  const images = await imagesOf(context, ids, language)
  const events = await timesOf(
    context,
    rows.flatMap(({ eventId }) => eventId ?? []),
  )
  return rows.map(row => {
    const image = images.get(row.imageId ?? 0)
    return {
      ...textsOf(row, language),
      start: events.get(row.eventId ?? 0)?.start ?? null,
      image: image ? { ...image, alt: altOf(row, image.alt, language) } : null,
    }
  })
}

function textsOf(row: EditionRow, language: Language): Omit<EditionCard, 'start' | 'image'> {
  const spoken = spokenIn(row.translation, language)
  const { id, year, number, recording, slidesId } = row
  return {
    ...{ id, year, number },
    slug: slugsShown(row.slug)[language],
    title: row.title[spoken],
    speaker: { name: row.speaker.name, affiliation: inLanguage(row.speaker.affiliation, language).value },
    hasRecording: recording.videoId !== null || recording.address !== '',
    hasSlides: slidesId !== null,
    language: spoken,
  }
}

// What the picture shows here, else what its file says everywhere.
function altOf({ imageAlt }: EditionRow, alt: string | null, language: Language): string | null {
  return imageAlt ? inLanguage(imageAlt, language).value || null : alt
}
