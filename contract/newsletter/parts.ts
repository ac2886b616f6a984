import { z } from 'zod'
import { bilingual, id, line } from '../fields.ts'
import { contentLink } from '../pages/items.ts'
import { idOf } from '../references.ts'
import { locale } from './subscription.ts'

/** Kinds of records that an issue can announce. */
export const partKinds = ['news', 'events', 'people', 'articles', 'polls'] as const
export type PartKind = (typeof partKinds)[number]

export const mostParts = 20 // a letter with more is cut off by Gmail
const longestLabel = 80 // two lines of a button on a phone

const partOf = <Kind extends PartKind>(kind: Kind) =>
  z.strictObject({ kind: z.literal(kind), id: idOf(kind, null, 'partGone') })

const buttonPart = z.strictObject({
  kind: z.literal('button'),
  label: bilingual(line(longestLabel)),
  /** Null: no target yet, the button is left out. */
  link: contentLink.nullable(),
})
export type ButtonPart = z.infer<typeof buttonPart>

/**
 * A part after the text of an issue: a record, whose title, lead, picture and date are current until the
 * issue is sent, or a button.
 */
export const issuePart = z.discriminatedUnion('kind', [
  partOf('news'),
  partOf('events'),
  partOf('people'),
  partOf('articles'),
  partOf('polls'),
  buttonPart,
])
export type IssuePart = z.infer<typeof issuePart>
export type RecordPart = Exclude<IssuePart, ButtonPart>

export function isRecord(part: IssuePart): part is RecordPart {
  return part.kind !== 'button'
}

export const issueParts = z.array(issuePart).max(mostParts)

/** `hidden`: not visible to readers, and left out; `gone`: in the trash or deleted, and also left out. */
export const partStandings = ['shown', 'cancelled', 'hidden', 'gone'] as const
export type PartStanding = (typeof partStandings)[number]

/** A record in an issue, as staff see it. */
export const seenPart = z.object({
  kind: z.enum(partKinds),
  id,
  /** Empty for one that is deleted for good, or that readers do not see and the caller may not edit; so are `languages`. */
  title: bilingual(z.string()),
  standing: z.enum(partStandings),
  /** The languages of its texts. */
  languages: z.array(locale),
})
export type SeenPart = z.infer<typeof seenPart>
