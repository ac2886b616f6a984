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

/** An event on a card: an allow-list of what is public, in the language asked for. */
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
  /** How it stands, and the sentence that says so; null for one to come that nobody has to register for. */
  standing: z.object({ is: z.enum(standings), sentence: z.string() }).nullable(),
  /** The ways to take part; empty where nobody has to register. */
  participations: z.array(z.enum(participations)),
  attendance: z.enum(attendances),
  venueName: z.string(),
  image: image.nullable(),
  /** Where it has a page of its own that visitors can read. */
  hasPage: z.boolean(),
  /** The language the texts are in; differs from the page's where a translation is missing. */
  language,
})
export type EventCard = z.infer<typeof eventCard>

/** One way to take part, as the form offers it. */
const way = z.object({
  participation: z.enum(participations),
  isFull: z.boolean(),
  /** Up to 20 exactly, above that at least so many (decision 342); null: as many as like. */
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
      /** What is sent back is the number of the choice, counted from 0. */
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
  /** The player's address, and nothing before it is live; null, too, where only those who registered are let in. */
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

/** An event with all that the public sees of it. */
export const eventDetail = eventCard.extend({
  /** At this moment it is to be read again, for something has changed by itself. */
  changesAt: moment.nullable(),
  detailsContent: richText.nullable(),
  keySpeaker: z
    .object({
      name: z.string(),
      /** Of their page, where they are of the institute and have one. */
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
  /** Leads to its page. */
  qr: qrCode,
  inOtherLanguage,
  slugs: bilingual(z.string()),
  availableIn: z.array(language),
  updatedAt: moment,
})
export type EventDetail = z.infer<typeof eventDetail>
