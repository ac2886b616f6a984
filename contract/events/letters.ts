import { z } from 'zod'
import { minute } from '../durations.ts'
import { attempt } from '../editing.ts'
import { bilingual, id, line, lines, list, moment } from '../fields.ts'

/**
 * Letters about a registration. `link`: somebody sent another form from its address, or staff send the link again.
 * `mended`: staff changed what it says.
 * `written`: in the words of staff.
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
 * Letters to many who registered wait so long before they are sent: until then they can be taken back, and one about another
 * change of the event replaces them. `acted`: several are confirmed or cancelled at once.
 */
export const letterDelay = { changed: 10 * minute, written: minute, acted: minute } // milliseconds

/** So long after its beginning people are still told that a stream starts, as after a time without a server. */
export const streamToldFor = 30 * minute // milliseconds

/**
 * Whom a letter in the words of staff can go to. `present`: checked in. `unconfirmed`: nobody has said yet that the address
 * is theirs, so they get no words of staff, but the link by which they confirm.
 */
export const audiences = ['confirmed', 'present', 'waiting', 'unconfirmed', 'cancelled'] as const
export type Audience = (typeof audiences)[number]

const byLanguage = z.object({ de: z.int(), en: z.int() })
export type ByLanguage = z.infer<typeof byLanguage>

/** Letters to many that wait. `confirmed`, `cancelled`: several registrations were, at once. */
export const lettersThatWait = ['changed', 'written', 'confirmed', 'cancelled'] as const

/** Letters of one occasion that are not sent yet, of all that it has. */
const unsentLetters = z.object({
  letter: z.enum(lettersThatWait),
  occasion: z.string(),
  /** What staff wrote above it, where it is in their words. */
  subject: bilingual(z.string()).nullable(),
  waiting: z.int(),
  all: z.int(),
  /** Not before this moment. */
  goesAt: moment,
  /** The mail server alone is what they wait for. */
  isInOutbox: z.boolean(),
})
export type UnsentLetters = z.infer<typeof unsentLetters>

export const registrationLetters = z.object({
  /** How many people each audience is, by the language of their letters. */
  audiences: z.record(z.enum(audiences), byLanguage),
  /** How many hear of a change of the event. */
  toldOfChanges: z.int(),
  unsent: list(unsentLetters),
})
export type RegistrationLetters = z.infer<typeof registrationLetters>

const ownWords = {
  subject: bilingual(line(120)),
  body: bilingual(lines(5000)),
}

/** To the chosen ones, or to whole audiences. */
const recipients = z.union([
  z.strictObject({ ids: z.array(id).min(1).max(1000) }),
  z.strictObject({ audiences: z.array(z.enum(audiences)).min(1) }),
])
export type Recipients = z.infer<typeof recipients>

/** A letter in the words of staff. One language is enough; who reads the other gets that text, too. */
export const letterToSend = z
  .strictObject({ ...ownWords, to: recipients, attempt })
  .superRefine(({ subject, body }, context) => {
    for (const path of missingParts({ subject, body }))
      context.addIssue({ code: 'custom', path, message: 'required', input: '' })
  })
export const letterToPreview = z.strictObject({ ...ownWords, to: recipients })
export const letterToTry = z.strictObject(ownWords)

type Words = Record<'subject' | 'body', Record<'de' | 'en', string>>

/** What a letter lacks: a language that was begun is written whole, and one of them is. */
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

/** The language in which somebody reads it: their own, or the only one there is. */
export function languageOfLetter({ subject }: Pick<Words, 'subject'>, reader: 'de' | 'en'): 'de' | 'en' {
  if (subject[reader] !== '') return reader
  return reader === 'de' ? 'en' : 'de'
}

/** What staff do with letters that wait. */
export const unsentActions = ['sendNow', 'takeBack'] as const
