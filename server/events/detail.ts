import { embedHostOf } from '#contract/embed.ts'
import { addressOfEmbed } from '#contract/events/livestream.ts'
import { asksPlaceOf } from '#contract/events/settings.ts'
import type { EventCard, EventDetail } from '#contract/events/shown.ts'
import {
  livestreamState,
  nextStateChange,
  participationsOf,
  registrationState,
  streamWindow,
} from '#contract/events/states.ts'
import type { ShownRecording } from '#contract/files/recording.ts'
import { inLanguage } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { isEmptyDocument, type RichText } from '#contract/richtext.ts'
import {
  describedAs,
  downloadsOf,
  filesOfRecording,
  imagesOf,
  shownRecording,
  withPictures,
} from '#server/files/files.ts'
import { authorsOf } from '#server/people/people.ts'
import { type Context, noteNextChange } from '#server/platform/calls/calls.ts'
import { qrCode } from '#server/platform/qr/qr.ts'
import { resolveLinks, shownBaseOf, textsShown } from '#server/platform/records/records.ts'
import { cardsOf } from './cards.ts'
import type { EventRow } from './queries.ts'
import { seatsLeftIn } from './seats.ts'
import { withIsoMoments } from './stated.ts'

/** An event as the public sees it: lists every field that leaves the server. */
export async function detailOf(context: Context, row: EventRow): Promise<EventDetail> {
  const { language, clock } = context
  const [card] = (await cardsOf(context, [row])) as [EventCard]
  const { inOtherLanguage, ...texts } = textsShown(
    { detailsContent: row.detailsContent, 'keySpeaker.text': row.keySpeaker.text },
    card.language,
    ['detailsContent', 'keySpeaker.text'],
  )
  const changes = nextStateChange(withIsoMoments(row), clock())
  noteNextChange(context, changes)
  return {
    ...card,
    image: await imageOf(context, row),
    changesAt: changes?.toISOString() ?? null,
    detailsContent: await resolveText(context, texts.detailsContent),
    keySpeaker: await speakerOf(context, row, texts['keySpeaker.text']),
    inOtherLanguage,
    venue: venueOf(row, language),
    programme: row.isProgrammeVisible ? programmeOf(row, card.language) : [],
    registration: await registrationOf(context, row),
    livestream: livestreamOf(row, clock()),
    ...(await recordingOf(context, row)),
    qr: qrCode(context.config.baseUrl + addressOf('event', language, { slug: card.slug })),
    ...shownBaseOf(context, row),
    updatedAt: row.updatedAt.toISOString(),
  }
}

async function imageOf(
  context: Context,
  { imageId, imageAlt, isDetailsImageVisible }: EventRow,
): Promise<EventDetail['image']> {
  if (imageId === null || !isDetailsImageVisible) return null
  const image = (await imagesOf(context, [imageId], context.language)).get(imageId)
  return describedAs(image, imageAlt, context.language)
}

async function speakerOf(
  context: Context,
  { keySpeaker, speakerId }: EventRow,
  text: RichText | null,
): Promise<EventDetail['keySpeaker']> {
  const { url, imageId } = keySpeaker
  if (keySpeaker.name === '') return null
  const person = speakerId === null ? undefined : (await authorsOf(context, [speakerId])).get(speakerId)
  const slug = person?.slug ?? null
  const name = slug && person ? [person.title, person.name].filter(Boolean).join(' ') : keySpeaker.name
  const images = await imagesOf(context, imageId === null ? [] : [imageId], context.language)
  return {
    ...{ name, slug, url },
    text: await resolveText(context, text),
    image: images.get(imageId ?? 0) ?? null,
  }
}

function venueOf({ venue }: EventRow, language: Context['language']): EventDetail['venue'] {
  const name = inLanguage(venue.name, language).value
  if (name === '' && venue.address === '') return null
  return { name, url: venue.url, address: venue.address }
}

function programmeOf({ programme }: EventRow, language: Context['language']): EventDetail['programme'] {
  const inOrder = [...programme].sort((a, b) => Date.parse(a.start) - Date.parse(b.start))
  return inOrder.map(({ start, end, title, text, alertType, alertText }) => ({
    ...{ start, end, alertType },
    title: inLanguage(title, language).value,
    text: inLanguage(text, language).value,
    alertText: inLanguage(alertText, language).value,
  }))
}

async function registrationOf(context: Context, row: EventRow): Promise<EventDetail['registration']> {
  const state = registrationState(withIsoMoments(row), context.clock())
  if (state === null) return null
  const { registration } = row
  const { start, end, option, keptDays } = registration
  const left = (await seatsLeftIn(context.db, [row])).get(row.id) ?? {}
  return {
    ...{ state, start, end, keptDays, asksPlace: asksPlaceOf(row) },
    ways: participationsOf(registration).map(participation => ({
      participation,
      isFull: left[participation] === 0,
      seatsLeft: left[participation] ?? null,
    })),
    option:
      option.kind === 'none'
        ? null
        : {
            ...{ kind: option.kind, isRequired: option.isRequired },
            label: inLanguage(option.label, context.language).value,
            choices: option.choices.map(choice => inLanguage(choice, context.language).value),
          },
  }
}

// The address of the player is sent only while the stream may be watched.
function livestreamOf(row: EventRow, now: Date): EventDetail['livestream'] {
  const state = livestreamState(withIsoMoments(row), now)
  const { start, end } = streamWindow(withIsoMoments(row))
  if (state === null || start === null) return null
  const { hasCountdown, isForRegistered, markup } = row.livestream
  const address = state === 'live' && !isForRegistered ? addressOfEmbed(markup) : null
  const embed = address === null ? null : { address, host: embedHostOf(address) ?? '' }
  return { ...{ state, start, hasCountdown, isForRegistered, embed }, end: end ?? start }
}

async function recordingOf(context: Context, row: EventRow): Promise<ShownRecording> {
  const files = await downloadsOf(context, filesOfRecording(row))
  return shownRecording(row, files, null)
}

async function resolveText(context: Context, text: RichText | null): Promise<RichText | null> {
  if (text === null || isEmptyDocument(text)) return null
  return withPictures(context, await resolveLinks(context, text, context.language), context.language)
}
