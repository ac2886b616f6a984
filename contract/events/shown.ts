import { z } from 'zod'
import { bilingual, id, moment } from '../fields.ts'
import { image } from '../files/file.ts'
import { shownRecording } from '../files/recording.ts'
import { qrCode } from '../qr.ts'
import { richText } from '../richtext.ts'
import { inOtherLanguage } from '../translation.ts'
import { attendances } from './attendance.ts'
import { alertTypes } from './parts.ts'
import { participations } from './settings.ts'
import { eventStates, livestreamStates, registrationStates, standings } from './states.ts'

const language = z.enum(['de', 'en'])

/** An event on a card: public fields only, in the requested language. */
export const eventCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  teaser: z.string(),
  start: moment,
  end: moment,
  isOneDayEvent: z.boolean(),
  isCancelled: z.boolean(),
  isHahnLecture: z.boolean(),
  isAnniversary: z.boolean(),
  isIsmrmEvening: z.boolean(),
  highlight: z.boolean(),
  state: z.enum(eventStates),
  registrationState: z.enum(registrationStates).nullable(),
  /** Status and its sentence; null for an upcoming event without registration. */
  standing: z.object({ is: z.enum(standings), sentence: z.string() }).nullable(),
  /** Ways to take part; empty without registration. */
  participations: z.array(z.enum(participations)),
  attendance: z.enum(attendances),
  venueName: z.string(),
  image: image.nullable(),
  /** Whether it has its own page that visitors can read. */
  hasPage: z.boolean(),
  /** Language of the texts; differs from the page's if a translation is missing. */
  language,
})
export type EventCard = z.infer<typeof eventCard>

/** A way to take part, as offered in the form. */
const way = z.object({
  participation: z.enum(participations),
  isFull: z.boolean(),
  /** Exact up to 20, above that a lower bound (decision 342); null: unlimited. */
  seatsLeft: z.int().nullable(),
})

const shownRegistration = z.object({
  state: z.enum(registrationStates),
  start: moment.nullable(),
  end: moment.nullable(),
  ways: z.array(way),
  /** Institution, city and country. */
  asksPlace: z.boolean(),
  option: z
    .object({
      kind: z.enum(['text', 'choice']),
      label: z.string(),
      /** The form sends back the index of the choice, from 0. */
      choices: z.array(z.string()),
      isRequired: z.boolean(),
    })
    .nullable(),
  keptDays: z.int(),
})

const shownLivestream = z.object({
  state: z.enum(livestreamStates),
  start: moment,
  end: moment,
  hasCountdown: z.boolean(),
  isForRegistered: z.boolean(),
  /** The player; null before it is live, and if only registered people are admitted. */
  embed: z.object({ address: z.string(), host: z.string() }).nullable(),
})

const shownEntry = z.object({
  start: moment,
  end: moment.nullable(),
  title: z.string(),
  text: z.string(),
  alertType: z.enum(alertTypes),
  alertText: z.string(),
})

/** An event with all its public details. */
export const eventDetail = eventCard.extend({
  /** Time at which it must be read again, because a state changes. */
  changesAt: moment.nullable(),
  detailsContent: richText.nullable(),
  keySpeaker: z
    .object({
      name: z.string(),
      /** Slug of the speaker's profile, if the speaker is of the institute and has one. */
      slug: z.string().nullable(),
      text: richText.nullable(),
      url: z.string(),
      image: image.nullable(),
    })
    .nullable(),
  venue: z.object({ name: z.string(), url: z.string(), address: z.string() }).nullable(),
  programme: z.array(shownEntry),
  registration: shownRegistration.nullable(),
  livestream: shownLivestream.nullable(),
  ...shownRecording,
  /** QR code of the page. */
  qr: qrCode,
  inOtherLanguage,
  slugs: bilingual(z.string()),
  availableIn: z.array(language),
  updatedAt: moment,
})
export type EventDetail = z.infer<typeof eventDetail>
