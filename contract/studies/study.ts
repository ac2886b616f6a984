import { z } from 'zod'
import { bilingual, email, line, lines, moment, noText, phone, words } from '../fields.ts'
import { opens } from '../permissions.ts'
import { record } from '../record.ts'
import { documents, richText } from '../richtext.ts'
import { shownBase } from '../shown-record-calls.ts'
import { slugField } from '../slugs.ts'
import { inOtherLanguage } from '../translation.ts'
import { isPublic, notYetVisible, type Visibility, visibility } from '../visibility.ts'

const mostPlaces = 1000
const short = bilingual(line(200, 'length')) // one line among other facts

/** Contact for volunteers. */
const contact = z.strictObject({
  name: words(100, 'validContact'),
  email: z.union([z.literal(''), email], { error: 'validContact' }),
  phone: phone('validContact'),
})

/**
 * Fields that staff edit. A hidden study may be incomplete; a visible one needs a title in one language, and
 * an e-mail address or a phone number.
 */
export const studyFields = z.strictObject({
  title: bilingual(line(200, 'validTitle')),
  /** What happens to participants. */
  description: documents('validContent'),
  /** Who can participate. */
  participants: bilingual(lines(1000, 'validDetails')),
  duration: short,
  compensation: short,
  /** Number of the ethics committee's vote. */
  ethicsNumber: line(60, 'length'),
  contact,
  /** Period in which it looks for volunteers. Null: at once, and until it is ended by staff. */
  seeksFrom: moment.nullable(),
  seeksUntil: moment.nullable(),
  /** Number of participants wanted; null: not given. */
  places: z.int().min(1).max(mostPlaces).nullable().default(null),
  /** Number of participants found, as counted by staff. */
  placesTaken: z.int().min(0).max(mostPlaces).default(0),
  /** Whether it needs no more volunteers: it is not shown, and pending letters are not written. */
  hasEnough: z.boolean().default(false),
  slug: slugField,
  ...visibility,
})
export type StudyFields = z.infer<typeof studyFields>

const noDocument = { de: null, en: null }

/** An empty, hidden study. */
export const blankStudy: StudyFields = {
  ...{ title: noText, description: noDocument, participants: noText, duration: noText, compensation: noText },
  ...{ ethicsNumber: '', contact: { name: '', email: '', phone: '' }, seeksFrom: null, seeksUntil: null },
  ...{ places: null, placesTaken: 0, hasEnough: false },
  ...{ slug: noText, ...notYetVisible },
}

export const studyStates = ['hidden', 'notYet', 'open', 'closed'] as const
export type StudyState = (typeof studyStates)[number]

interface Seeking extends Visibility {
  seeksFrom: string | null
  seeksUntil: string | null
  hasEnough: boolean
}

/** Returns whether a study looks for volunteers now; only an open one is shown, and can be announced. */
export function studyState(study: Seeking, now: Date): StudyState {
  if (!isPublic(study, now)) return 'hidden'
  if (study.seeksFrom !== null && new Date(study.seeksFrom) > now) return 'notYet'
  const isOver = study.seeksUntil !== null && new Date(study.seeksUntil) <= now
  return isOver || study.hasEnough ? 'closed' : 'open'
}

export const studyRecord = record({
  path: '/backstage/info/study',
  may: opens.specials,
  clears: 'studies',
  traits: ['translated', 'addressed', 'published'],
  fields: studyFields,
  needs: { texts: ['title'], fields: ({ contact }) => (contact.phone === '' ? ['contact.email'] : []) },
  listed: studyFields.pick({
    title: true,
    slug: true,
    seeksFrom: true,
    seeksUntil: true,
    places: true,
    placesTaken: true,
    isVisible: true,
    publishAt: true,
    unpublishAt: true,
  }),
  sort: ['seeksUntil', 'seeksFrom'],
  filters: {},
  facts: z.object({ studyState: z.enum(studyStates) }),
})
export type Study = z.infer<typeof studyRecord.item>
export type StudyListed = z.infer<typeof studyRecord.row>

/** A study as volunteers see it: public fields only, in the requested language. */
export const studyShown = z.object({
  ...shownBase,
  inOtherLanguage,
  title: z.string(),
  description: richText.nullable(),
  participants: z.string(),
  duration: z.string(),
  compensation: z.string(),
  ethicsNumber: z.string(),
  contact,
  seeksUntil: moment.nullable(),
})
export type StudyShown = z.infer<typeof studyShown>
