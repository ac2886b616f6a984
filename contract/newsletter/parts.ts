import { z } from 'zod'
import { bilingual, id } from '../fields.ts'
import { idOf } from '../references.ts'
import { locale } from './subscription.ts'

/** The kinds of records that an issue can announce. */
export const partKinds = ['news', 'events', 'people', 'articles', 'polls'] as const
export type PartKind = (typeof partKinds)[number]

export const mostParts = 20 // a letter with more is cut off by Gmail

const partOf = <Kind extends PartKind>(kind: Kind) =>
  z.strictObject({ kind: z.literal(kind), id: idOf(kind, null, 'partGone') })

/** A record below the text of an issue: its title, lead, picture and date are those of the record until the issue is sent. */
export const issuePart = z.discriminatedUnion('kind', [
  partOf('news'),
  partOf('events'),
  partOf('people'),
  partOf('articles'),
  partOf('polls'),
])
export type IssuePart = z.infer<typeof issuePart>

export const issueParts = z.array(issuePart).max(mostParts)

/** `hidden`: readers would not see it, so that it is left out; `gone`: it is in the trash or deleted, and left out, too. */
export const partStandings = ['shown', 'cancelled', 'hidden', 'gone'] as const
export type PartStanding = (typeof partStandings)[number]

/** What staff see of a part. */
export const seenPart = z.object({
  kind: z.enum(partKinds),
  id,
  /** Empty for one that is deleted. */
  title: bilingual(z.string()),
  standing: z.enum(partStandings),
  /** The languages it has. */
  languages: z.array(locale),
})
export type SeenPart = z.infer<typeof seenPart>
