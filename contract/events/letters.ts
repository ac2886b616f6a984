import { z } from 'zod'
import { minute } from '../durations.ts'
import { attempt } from '../editing.ts'
import { bilingual, id, line, lines, list, moment } from '../fields.ts'

/**
 * Letters about a registration. `link`: another form was sent from its address, or staff send the link again.
 * `mended`: staff changed the registration.
 * `written`: text by staff.
 */
export const letterNames = [
  'received',
  'waiting',
  'movedBack',
  'confirmed',
  'offered',
  'changed',
  'switched',
  'cancelled',
  'reminder',
  'streamStarts',
  'thanks',
  'link',
  'mended',
  'written',
] as const
export type LetterName = (typeof letterNames)[number]

/**
 * Delay of letters to many registered people: until then they can be cancelled, and one about a later change
 * of the event replaces them. `acted`: several registrations are confirmed or cancelled at once.
 */
export const letterDelay = { changed: 10 * minute, written: minute, acted: minute } // milliseconds

/** How long after the start of a stream its letter is still sent, for example after a server outage. */
export const streamNoticeWindow = 30 * minute // milliseconds

/**
 * Groups of recipients for a letter written by staff. `present`: checked in. `unconfirmed`: the address is
 * not confirmed yet, so they get the confirmation link instead of the text by staff.
 */
export const audiences = ['confirmed', 'present', 'waiting', 'unconfirmed', 'cancelled'] as const
export type Audience = (typeof audiences)[number]

const byLanguage = z.object({ de: z.int(), en: z.int() })
export type ByLanguage = z.infer<typeof byLanguage>

/**
 * Letters to many that are sent with a delay. `confirmed`, `cancelled`: several registrations were, at once.
 */
export const lettersThatWait = ['changed', 'written', 'confirmed', 'cancelled'] as const

/** Unsent letters of one occasion, and their total. */
const unsentLetters = z.object({
  letter: z.enum(lettersThatWait),
  occasion: z.string(),
  /** Subject written by staff, if the letter is written by staff. */
  subject: bilingual(z.string()).nullable(),
  waiting: z.int(),
  all: z.int(),
  /** Earliest time of sending. */
  goesAt: moment,
  /** Whether they wait only for the mail server. */
  isInOutbox: z.boolean(),
})
export type UnsentLetters = z.infer<typeof unsentLetters>

export const registrationLetters = z.object({
  /** Number of people in each audience, by the language of their letters. */
  audiences: z.record(z.enum(audiences), byLanguage),
  /** Number of people who are told of a change of the event. */
  toldOfChanges: z.int(),
  unsent: list(unsentLetters),
})
export type RegistrationLetters = z.infer<typeof registrationLetters>

const ownWords = {
  subject: bilingual(line(120)),
  body: bilingual(lines(5000)),
}

/** Chosen registrations, or whole audiences. */
const recipients = z.union([
  z.strictObject({ ids: z.array(id).min(1).max(1000) }),
  z.strictObject({ audiences: z.array(z.enum(audiences)).min(1) }),
])
export type Recipients = z.infer<typeof recipients>

/** A letter written by staff. One language is enough; readers of the other get that text, too. */
export const letterToSend = z
  .strictObject({ ...ownWords, to: recipients, attempt })
  .superRefine(({ subject, body }, context) => {
    for (const path of missingParts({ subject, body }))
      context.addIssue({ code: 'custom', path, message: 'required', input: '' })
  })
export const letterToPreview = z.strictObject({ ...ownWords, to: recipients })
export const letterToTry = z.strictObject(ownWords)

type Words = Record<'subject' | 'body', Record<'de' | 'en', string>>

/**
 * Returns the missing parts of a letter: each language begun must be complete, and at least one is required.
 */
export function missingParts(words: Words): ['subject' | 'body', 'de' | 'en'][] {
  const isEmpty = (part: 'subject' | 'body', language: 'de' | 'en') => words[part][language].trim() === ''
  const begun = (['de', 'en'] as const).filter(
    language => !isEmpty('subject', language) || !isEmpty('body', language),
  )
  return (begun.length > 0 ? begun : (['de'] as const)).flatMap(language =>
    (['subject', 'body'] as const)
      .filter(part => isEmpty(part, language))
      .map((part): ['subject' | 'body', 'de' | 'en'] => [part, language]),
  )
}

/** Returns the language for a reader: their own, or the only one written. */
export function languageOfLetter({ subject }: Pick<Words, 'subject'>, reader: 'de' | 'en'): 'de' | 'en' {
  if (subject[reader] !== '') return reader
  return reader === 'de' ? 'en' : 'de'
}

/** Actions of staff on letters not sent yet. */
export const unsentActions = ['sendNow', 'takeBack'] as const
