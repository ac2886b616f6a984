import { z } from 'zod'
import { bilingual, line, moment, noText } from '../fields.ts'
import { altText } from '../files/file.ts'
import { noRecording, recording } from '../files/recording.ts'
import { anyOf, days } from '../list.ts'
import { hasWords } from '../needs.ts'
import { opens } from '../permissions.ts'
import { record } from '../record.ts'
import { fileOf, idOf } from '../references.ts'
import { documents } from '../richtext.ts'
import { slugField } from '../slugs.ts'
import { notYetVisible, visibility } from '../visibility.ts'
import { keySpeaker, livestream, programme, venue } from './parts.ts'
import { blankSettings, registrationSettings } from './settings.ts'
import { eventStates, registrationStates } from './states.ts'

const titleLength = 200 // two lines of a headline
const teaserLength = 500

/**
 * Fields that staff edit. A hidden event may be incomplete; a visible one needs title and teaser in one
 * language, a start and an end. `isVisible`: in lists, feeds and calendars. `isDetailsVisible`: its page and
 * its registration, even if no list shows it. Both between the same dates.
 */
export const eventFields = z.strictObject({
  title: bilingual(line(titleLength, 'validTitle')),
  teaser: bilingual(line(teaserLength, 'validTeaser')),
  start: moment.nullable(),
  end: moment.nullable(),
  /** Whether it is one day with times; otherwise it runs from day to day. */
  isOneDayEvent: z.boolean(),
  /**
   * Cancelled: it stays in calendars, is marked as cancelled everywhere, and accepts no more registrations.
   */
  isCancelled: z.boolean(),
  isHahnLecture: z.boolean(),
  isAnniversary: z.boolean(),
  isIsmrmEvening: z.boolean(),
  /** Whether it is announced on other pages until it is over. */
  highlight: z.boolean(),
  hasDetailsPage: z.boolean(),
  isDetailsVisible: z.boolean(),
  detailsContent: documents('validDetails'),
  imageId: fileOf('picture').nullable(),
  /** Alternative text of the picture here. Null: that of the file; both languages empty: decorative. */
  imageAlt: altText,
  isDetailsImageVisible: z.boolean(),
  /** Picture on cards; null: the same picture. */
  teaserImageId: fileOf('picture').nullable(),
  keySpeaker,
  /**
   * The speaker, if a person of the institute: the name is taken from the person's record and links to their
   * page.
   */
  speakerId: idOf('people').nullable().default(null),
  venue,
  programme,
  isProgrammeVisible: z.boolean(),
  hasRegistration: z.boolean(),
  registration: registrationSettings,
  livestream,
  /** Recording for people who did not attend. */
  recording: recording.default(noRecording),
  slidesId: idOf('files').nullable().default(null),
  slug: slugField,
  ...visibility,
})
export type EventFields = z.infer<typeof eventFields>

const noDocument = { de: null, en: null }

/** An empty event, hidden from lists and by its address. */
export const blankEvent: EventFields = {
  ...{ title: noText, teaser: noText, start: null, end: null, isOneDayEvent: true, isCancelled: false },
  ...{ isHahnLecture: false, isAnniversary: false, isIsmrmEvening: false, highlight: false },
  ...{ hasDetailsPage: true, isDetailsVisible: false, detailsContent: noDocument },
  ...{ imageId: null, imageAlt: null, isDetailsImageVisible: true, teaserImageId: null },
  keySpeaker: { name: '', text: noDocument, url: '', imageId: null },
  speakerId: null,
  venue: { name: noText, url: '', address: '' },
  ...{ programme: [], isProgrammeVisible: true, hasRegistration: false, registration: blankSettings },
  livestream: {
    ...{ isActive: false, hasCountdown: true, start: null, end: null, markup: '', isForRegistered: false },
  },
  ...{ recording: noRecording, slidesId: null, slug: noText, ...notYetVisible },
}

/**
 * Whether registered people must be told of a change: when and where the event is, and whether it takes
 * place; not of new texts.
 */
export function isAnotherAppointment(before: Appointment, after: Appointment): boolean {
  const serialize = ({ start, end, venue, isCancelled }: Appointment) =>
    JSON.stringify([start && Date.parse(start), end && Date.parse(end), venue, isCancelled])
  return serialize(before) !== serialize(after)
}
type Appointment = Pick<EventFields, 'start' | 'end' | 'venue' | 'isCancelled'>

/** Whether the page has no content without `detailsContent.de`. */
function isPageEmpty({
  hasDetailsPage,
  isDetailsVisible,
  programme,
  keySpeaker,
  detailsContent,
}: EventFields) {
  const hasOther = programme.length > 0 || keySpeaker.name !== '' || hasWords(detailsContent.en)
  return hasDetailsPage && isDetailsVisible && !hasOther
}

const count = z.int()

/** Numbers of registrations for one way of taking part. */
export const seatCount = z.object({
  capacity: count.nullable(),
  /** Seats held: confirmed, not confirmed yet, or offered. */
  taken: count,
  confirmed: count,
  waiting: count,
  checkedIn: count,
})
export type SeatCount = z.infer<typeof seatCount>

export const eventRecord = record({
  path: '/backstage/event',
  may: opens.specials,
  clears: 'events',
  traits: ['translated', 'addressed', 'published'],
  fields: eventFields,
  needs: {
    texts: ['title', 'teaser'],
    fields: event => ['start', 'end', ...(isPageEmpty(event) ? ['detailsContent.de'] : [])],
    isSeen: ({ isVisible, hasDetailsPage, isDetailsVisible }) =>
      isVisible || (hasDetailsPage && isDetailsVisible),
  },
  listed: eventFields.pick({
    title: true,
    start: true,
    end: true,
    isOneDayEvent: true,
    isCancelled: true,
    isHahnLecture: true,
    isAnniversary: true,
    isIsmrmEvening: true,
    highlight: true,
    hasDetailsPage: true,
    isDetailsVisible: true,
    hasRegistration: true,
    slug: true,
    isVisible: true,
    publishAt: true,
    unpublishAt: true,
  }),
  sort: ['nearest', 'start'],
  filters: {
    when: anyOf(eventStates).optional(),
    is: z.enum(['hahnLecture', 'anniversary', 'ismrmEvening', 'highlight']).optional(),
    ...days('start'),
  },
  facts: z.object({
    eventState: z.enum(eventStates).nullable(),
    registrationState: z.enum(registrationStates).nullable(),
    seats: z.object({ inPresence: seatCount, online: seatCount }),
  }),
})
export type EventItem = z.infer<typeof eventRecord.item>
export type EventListed = z.infer<typeof eventRecord.row>
