import { z } from 'zod'
import { eventDetail } from '../events/shown.ts'
import { bilingual, id, line, moment, noText, words } from '../fields.ts'
import { altText, image } from '../files/file.ts'
import { noRecording, recording, shownRecording } from '../files/recording.ts'
import { opens } from '../permissions.ts'
import { record } from '../record.ts'
import { fileOf, idOf } from '../references.ts'
import { documents, richText } from '../richtext.ts'
import { slugField } from '../slugs.ts'
import { inOtherLanguage } from '../translation.ts'
import { notYetVisible, visibility } from '../visibility.ts'

const firstYear = 2007 // year of the first lecture
const lastYear = 2199
export const mostPictures = 24

const wholeNumber = (least: number, most: number, message: string) =>
  z.int({ error: message }).min(least, { error: message }).max(most, { error: message })

/**
 * Fields that staff edit. A hidden edition may be incomplete; a visible one needs a title in one language and
 * a speaker.
 */
export const editionFields = z.strictObject({
  /** There is one edition per year. */
  year: wholeNumber(firstYear, lastYear, 'validYear'),
  /** Ordinal number of the edition. */
  number: wholeNumber(1, 999, 'validNumber'),
  /** The event with date, place and registration. Null: long ago, or not yet planned. */
  eventId: idOf('events').nullable(),
  speaker: z.strictObject({
    name: words(100, 'validSpeakerName'),
    affiliation: bilingual(line(200, 'validAffiliation')),
  }),
  title: bilingual(line(200, 'validTitle')),
  abstract: documents('validAbstract'),
  imageId: fileOf('picture').nullable(),
  /** Alternative text of the picture here. Null: that of the file; both languages empty: decorative. */
  imageAlt: altText,
  /** Pictures of the evening. */
  pictureIds: z.array(fileOf('picture')).max(mostPictures, { error: 'tooManyPictures' }),
  recording,
  transcript: documents('validTranscript'),
  slidesId: idOf('files').nullable(),
  slug: slugField,
  ...visibility,
})
export type EditionFields = z.infer<typeof editionFields>

const noDocument = { de: null, en: null }

/** Returns an empty, hidden edition. */
export function blankEdition(year: number): EditionFields {
  return {
    ...{ year, number: year - firstYear + 1, eventId: null },
    speaker: { name: '', affiliation: noText },
    ...{ title: noText, abstract: noDocument, imageId: null, imageAlt: null, pictureIds: [] },
    ...{ recording: noRecording, transcript: noDocument, slidesId: null, slug: noText },
    ...{ ...notYetVisible },
  }
}

export const editionRecord = record({
  path: '/backstage/hahn-lecture',
  may: opens.specials,
  clears: 'lecture',
  traits: ['translated', 'addressed', 'published'],
  fields: editionFields,
  needs: { texts: ['title'], fields: () => ['speaker.name'] },
  listed: editionFields.pick({
    year: true,
    number: true,
    eventId: true,
    speaker: true,
    title: true,
    slug: true,
    isVisible: true,
    publishAt: true,
    unpublishAt: true,
  }),
  sort: ['year'],
  filters: {},
  facts: z.object({
    event: z.object({ id, title: bilingual(z.string()), start: moment.nullable() }).nullable(),
  }),
})
export type Edition = z.infer<typeof editionRecord.item>
export type EditionListed = z.infer<typeof editionRecord.row>

const language = z.enum(['de', 'en'])

/** An edition in the history: public fields only, in the requested language. */
export const editionCard = z.object({
  id,
  slug: z.string(),
  year: z.int(),
  number: z.int(),
  title: z.string(),
  speaker: z.object({ name: z.string(), affiliation: z.string() }),
  /** Date of the lecture, if its event is known. */
  start: moment.nullable(),
  image: image.nullable(),
  hasRecording: z.boolean(),
  hasSlides: z.boolean(),
  /** Language of the texts; differs from the page's if a translation is missing. */
  language,
})
export type EditionCard = z.infer<typeof editionCard>

const neighbour = z.object({ slug: z.string(), year: z.int(), title: z.string() }).nullable()

export const editionDetail = editionCard.extend({
  /** Whether it has not begun yet. */
  isUpcoming: z.boolean(),
  /** Time at which it must be read again, because it begins. */
  changesAt: moment.nullable(),
  /** Place of the lecture; null if unknown, and before it begins. */
  place: z.object({ name: z.string(), address: z.string() }).nullable(),
  abstract: richText.nullable(),
  pictures: z.array(image),
  ...shownRecording,
  transcript: richText.nullable(),
  inOtherLanguage,
  slugs: bilingual(z.string()),
  availableIn: z.array(language),
  updatedAt: moment,
  previous: neighbour,
  next: neighbour,
})
export type EditionDetail = z.infer<typeof editionDetail>

export const lectureStates = ['upcoming', 'live', 'past'] as const
export type LectureState = (typeof lectureStates)[number]

/** The lecture as shown on its page: the current edition, its event, or both. */
export const currentLecture = z.object({
  state: z.enum(lectureStates),
  edition: editionDetail.nullable(),
  event: eventDetail.nullable(),
  /** Time at which it must be read again, because a state changes. */
  changesAt: moment.nullable(),
})
export type CurrentLecture = z.infer<typeof currentLecture>
