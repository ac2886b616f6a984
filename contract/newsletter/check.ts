import { z } from 'zod'
import { locale } from './subscription.ts'

export const shortSubject = 60 // characters that phones show of a subject
export const largestLetter = 102_000 // bytes of HTML; Gmail cuts off what follows

/** Findings to check before an issue is sent, the most important first. */
export const findingNames = [
  'missingTitle',
  'deadLink',
  'internalLink',
  'gonePart',
  'hiddenPart',
  'cancelledPart',
  'emptyButton',
  'unknownPlaceholder',
  'tooLarge',
  'undescribedPicture',
  'missingLanguage',
  'untranslatedPart',
  'silentLink',
  'longSubject',
] as const
export type FindingName = (typeof findingNames)[number]

export const finding = z.object({
  what: z.enum(findingNames),
  /** The language concerned. */
  language: locale,
  /**
   * The address, the text of a link, the file, the title of a record, or a number: of characters, or of
   * kilobytes.
   */
  detail: z.string(),
})
export type Finding = z.infer<typeof finding>
