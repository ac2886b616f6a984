import { z } from 'zod'
import { bilingual, line, lines, moment, words } from '../fields.ts'
import { fileOf } from '../references.ts'
import { documents } from '../richtext.ts'
import { webAddress } from '../web-address.ts'
import { addressOfEmbed } from './livestream.ts'

const longestText = 2000
export const mostEntries = 100

/** The speaker. Without a name none is shown. */
export const keySpeaker = z.strictObject({
  name: words(100, 'validSpeakerName'),
  text: documents('validSpeakerText'),
  url: webAddress('validSpeakerUrl'),
  imageId: fileOf('picture').nullable(),
})
export type KeySpeaker = z.infer<typeof keySpeaker>

/** The place of the event. */
export const venue = z.strictObject({
  name: bilingual(line(100, 'validVenueName')),
  url: webAddress('validVenueUrl'),
  address: lines(300, 'validVenueAddress'),
})
export type Venue = z.infer<typeof venue>

/** Kinds of alert for an entry of the programme; `none` has no text. */
export const alertTypes = ['none', 'information', 'changed', 'cancelled', 'delayed'] as const
export type AlertType = (typeof alertTypes)[number]

export const programmeEntry = z.strictObject({
  start: moment,
  end: moment.nullable(),
  title: bilingual(line(200, 'validProgramme')),
  text: bilingual(lines(longestText, 'validProgramme')),
  alertType: z.enum(alertTypes, { error: 'validAlertType' }),
  alertText: bilingual(line(200, 'validProgrammeAlert')),
})
export type ProgrammeEntry = z.infer<typeof programmeEntry>

/** Sorted by time. Each entry needs a title and a time; one that ends before it starts is refused. */
export const programme = z
  .array(programmeEntry, { error: 'validProgramme' })
  .max(mostEntries, { error: 'validProgramme' })
  .superRefine((entries, context) => {
    for (const [n, { start, end, title }] of entries.entries()) {
      if (title.de === '' && title.en === '')
        context.addIssue({ code: 'custom', path: [n, 'title', 'de'], message: 'required', input: title })
      if (end !== null && new Date(end) < new Date(start))
        context.addIssue({ code: 'custom', path: [n, 'end'], message: 'endBeforeStart', input: end })
    }
  })

const markupLength = 4000

/** The live video. Without its own times it is live while the event runs. */
export const livestream = z
  .strictObject({
    isActive: z.boolean(),
    hasCountdown: z.boolean(),
    start: moment.nullable(),
    end: moment.nullable(),
    /** The iframe code of a video host, or its address alone; only the address is stored. */
    markup: z
      .string({ error: 'validLivestreamMarkup' })
      .trim()
      .max(markupLength, { error: 'validLivestreamMarkup' })
      .transform(text => addressOfEmbed(text) ?? text),
    /** Whether only people registered for online participation are admitted. */
    isForRegistered: z.boolean(),
  })
  .superRefine(({ isActive, start, end, markup }, context) => {
    if (start && end && new Date(end) <= new Date(start))
      context.addIssue({ code: 'custom', path: ['end'], message: 'endBeforeStart', input: end })
    if (markup !== '' && addressOfEmbed(markup) === null)
      context.addIssue({ code: 'custom', path: ['markup'], message: 'validLivestreamMarkup', input: markup })
    if (isActive && markup === '')
      context.addIssue({ code: 'custom', path: ['markup'], message: 'required', input: markup })
  })
export type Livestream = z.infer<typeof livestream>
