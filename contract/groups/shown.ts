import { z } from 'zod'
import { bilingual, id } from '../fields.ts'
import { image } from '../files/file.ts'
import { personCard, shownPublication } from '../people/team.ts'
import { richText } from '../richtext.ts'
import { tag } from '../site/tag.ts'
import { inOtherLanguage } from '../translation.ts'

const language = z.enum(['de', 'en'])

/** A group on a card: an allow-list of what is public, in the language asked for. */
export const groupCard = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  keyword: z.string(),
  subject: z.string(),
  teaser: z.string(),
  image: image.nullable(),
  tags: z.array(tag),
  /** Who leads it, where they have a public profile and are at the institute. */
  leader: personCard.pick({ id: true, slug: true, name: true }).nullable(),
  isPiGroup: z.boolean(),
  isAssociatedPiGroup: z.boolean(),
  sortPriority: z.int(),
  /** The language the texts are in; differs from the page's where a translation is missing. */
  language,
  inOtherLanguage,
})
export type GroupCard = z.infer<typeof groupCard>

/** A project as readers see it. */
const shownProject = z.object({
  title: z.string(),
  text: z.string(),
  funders: z.array(z.string()),
  from: z.string().nullable(),
  to: z.string().nullable(),
  link: z.string(),
  hasEnded: z.boolean(),
})
export type ShownProject = z.infer<typeof shownProject>

/** A group with all that the public sees of it: only people with a public profile. */
export const groupDetail = groupCard.extend({
  leader: personCard.nullable(),
  members: z.array(personCard),
  alumni: z.array(personCard),
  description: richText.nullable(),
  projects: z.array(shownProject),
  contact: z.object({ email: z.string(), phone: z.string(), place: z.string() }),
  /** What the group chose. */
  publications: richText.nullable(),
  /** The newest ten of those who belong to it, or did. */
  latestPublications: z.array(shownPublication),
  slugs: bilingual(z.string()),
  availableIn: z.array(language),
  updatedAt: z.string(),
})
export type GroupDetail = z.infer<typeof groupDetail>
