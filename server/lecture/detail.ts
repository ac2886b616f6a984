import { inLanguage, type Language } from '#contract/language.ts'
import type { EditionCard, EditionDetail } from '#contract/lecture/edition.ts'
import { isEmptyDocument, type RichText } from '#contract/richtext.ts'
import { timesOf } from '#server/events/events.ts'
import { downloadsOf, filesOfRecording, imagesOf, shownRecording, withPictures } from '#server/files/files.ts'
import { type Context, noteNextChange } from '#server/platform/calls/calls.ts'
import { resolveLinks, shownBaseOf, slugsShown, textsShown } from '#server/platform/records/records.ts'
import { cardsOf } from './cards.ts'
import { type EditionRow, findNeighbours } from './queries.ts'

/** An edition for its public page: only the fields named here leave the server. */
export async function detailOf(context: Context, row: EditionRow): Promise<EditionDetail> {
  const { db, clock, language } = context
  const [card] = (await cardsOf(context, [row])) as [EditionCard]
  const { previous, next } = await findNeighbours(db, clock(), row.year)
  const pictures = await imagesOf(context, row.pictureIds, language)
  const beginsAt = card.start && new Date(card.start) > clock() ? new Date(card.start) : null
  noteNextChange(context, beginsAt)
  const texts = textsShown(row, card.language, ['abstract', 'transcript'])
  return {
    ...card,
    ...(await filesOf(context, row, card)),
    isUpcoming: beginsAt !== null,
    changesAt: beginsAt?.toISOString() ?? null,
    place: beginsAt ? null : await placeOf(context, row),
    abstract: await shown(context, texts.abstract),
    transcript: await shown(context, texts.transcript),
    inOtherLanguage: texts.inOtherLanguage,
    pictures: row.pictureIds.flatMap(id => pictures.get(id) ?? []),
    ...shownBaseOf(context, row),
    updatedAt: row.updatedAt.toISOString(),
    previous: neighbour(previous, language),
    next: neighbour(next, language),
  }
}

async function placeOf(context: Context, { eventId }: EditionRow): Promise<EditionDetail['place']> {
  const event = eventId === null ? undefined : (await timesOf(context, [eventId])).get(eventId)
  if (!event) return null
  const { address, ...venue } = event.venue
  const name = inLanguage(venue.name, context.language).value
  return name === '' && address === '' ? null : { name, address }
}

async function filesOf(
  context: Context,
  row: EditionRow,
  { image }: EditionCard,
): Promise<Pick<EditionDetail, 'recording' | 'slides' | 'hasRecording' | 'hasSlides'>> {
  const files = await downloadsOf(context, filesOfRecording(row))
  const shown = shownRecording(row, files, image?.src ?? null)
  return { ...shown, hasRecording: shown.recording !== null, hasSlides: shown.slides !== null }
}

function neighbour(
  row: Pick<EditionRow, 'slug' | 'year' | 'title'> | undefined,
  language: Language,
): EditionDetail['next'] {
  if (!row) return null
  return {
    slug: slugsShown(row.slug)[language],
    year: row.year,
    title: inLanguage(row.title, language).value,
  }
}

async function shown(context: Context, text: RichText | null): Promise<RichText | null> {
  if (text === null || isEmptyDocument(text)) return null
  return withPictures(context, await resolveLinks(context, text, context.language), context.language)
}
