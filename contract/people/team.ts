import { z } from 'zod'
import { bilingual, id } from '../fields.ts'
import { image } from '../files/file.ts'
import { qrCode } from '../qr.ts'
import { richText } from '../richtext.ts'
import { shownContact } from './contacts.ts'
import { station } from './cv.ts'

const named = z.object({ id, label: z.string() })

/** A person on a card: public fields only. */
export const personCard = z.object({
  id,
  slug: z.string(),
  /** As written under a portrait: `Prof. Dr. Hanna Berger`. */
  name: z.string(),
  title: z.string(),
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  isProfessor: z.boolean(),
  isAssociatedProfessor: z.boolean(),
  position: named.nullable(),
  group: named.nullable(),
  image: image.nullable(),
  sortPriority: z.int(),
  isInvestigator: z.boolean(),
  isFormer: z.boolean(),
})
export type PersonCard = z.infer<typeof personCard>

/**
 * A member of the team, with all groups that the person leads, that name the person, or that are the person's
 * own.
 */
const teamMember = personCard.extend({ groupIds: z.array(id) })
export type TeamMember = z.infer<typeof teamMember>

export const team = z.object({
  count: z.int(),
  rows: z.array(teamMember),
  /** All groups and positions that have people, in display order. */
  groups: z.array(named.extend({ slug: z.string(), leaderId: id.nullable() })),
  positions: z.array(named),
})
export type Team = z.infer<typeof team>

/** A term in a board, as entered: years or days. */
const term = z.object({ boardRole: named, from: z.string().nullable(), to: z.string().nullable() })

/** A publication in one line. */
export const shownPublication = z.object({
  id,
  /** With marks for formulas, as in `B<sub>1</sub>`. */
  title: z.string(),
  address: z.string(),
  /** Where and when it was published. */
  source: z.string(),
})
export type ShownPublication = z.infer<typeof shownPublication>

/** A public profile. E-mail, phone and room only if the person shows them. */
export const profile = personCard.extend({
  pronoun: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  room: z.string().nullable(),
  /** The person's own group, those they lead and those that name them; public ones only. */
  groups: z.array(named.extend({ slug: z.string(), isLeader: z.boolean() })),
  institution: z.string().nullable(),
  interests: z.array(z.string()),
  aboutMe: richText.nullable(),
  cv: z.array(station),
  isSelectedBibliography: z.boolean(),
  /** Publications chosen by the person. */
  publications: richText.nullable(),
  /** The newest ten of the person's publications, if the person chose none. */
  latestPublications: z.array(shownPublication),
  /** Up to five of the person's publications that are shown first. */
  pinnedPublications: z.array(shownPublication),
  publicationCount: z.int(),
  boardTerms: z.array(term),
  contacts: z.array(shownContact),
  /** QR code of the profile's address. */
  qr: qrCode,
  slugs: bilingual(z.string()),
  availableIn: z.array(z.enum(['de', 'en'])),
  updatedAt: z.string(),
})
export type Profile = z.infer<typeof profile>

const member = personCard.extend({ from: z.string().nullable(), to: z.string().nullable() })
export type BoardMember = z.infer<typeof member>

/** A board or committee with its present and former members. */
export const board = z.object({
  boardRole: named,
  people: z.array(member),
  former: z.array(member),
})
export type Board = z.infer<typeof board>
