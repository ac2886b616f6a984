import { z } from 'zod'
import { bilingual, id } from '../fields.ts'
import { image } from '../files/file.ts'
import { personCard, shownPublication } from '../people/team.ts'
import { richText } from '../richtext.ts'
import { tag } from '../site/tag.ts'
import { inOtherLanguage } from '../translation.ts'

const language = z.enum(['de', 'en'])

/** A group on a card: public fields only, in the requested language. */
export const groupCard = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  keyword: z.string(),
  subject: z.string(),
  teaser: z.string(),
  image: image.nullable(),
  tags: z.array(tag),
  /** Leader, if at the institute and with a public profile. */
  leader: personCard.pick({ id: true, slug: true, name: true }).nullable(),
  isPiGroup: z.boolean(),
  isAssociatedPiGroup: z.boolean(),
  sortPriority: z.int(),
  /** Language of the texts; differs from the page's if a translation is missing. */
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

/** A group with all its public details: only people with a public profile. */
export const groupDetail = groupCard.extend({
  leader: personCard.nullable(),
  members: z.array(personCard),
  alumni: z.array(personCard),
  description: richText.nullable(),
  projects: z.array(shownProject),
  contact: z.object({ email: z.string(), phone: z.string(), place: z.string() }),
  /** Publications chosen by the group. */
  publications: richText.nullable(),
  /** The newest ten of its present and former members. */
  latestPublications: z.array(shownPublication),
  slugs: bilingual(z.string()),
  availableIn: z.array(language),
  updatedAt: z.string(),
})
export type GroupDetail = z.infer<typeof groupDetail>
