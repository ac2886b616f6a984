import { z } from 'zod'
import { bilingual, id, line } from '../fields.ts'
import { type recordState, slugField, visibility } from '../record.ts'
import { richText } from '../richtext.ts'
import { tagNames } from '../site/tag.ts'

const titleLength = 200 // two lines of a headline
const founded = 2006 // nothing was awarded to an institute that was not there

/** What staff edit of an award. */
export const awardFields = z.strictObject({
  title: bilingual(line(titleLength, 'validTitle')),
  content: bilingual(richText.nullable()),
  year: z.int({ error: 'numeric' }).min(founded, { error: 'value' }).max(2100, { error: 'value' }),
  slug: slugField,
  tags: tagNames,
  ...visibility,
})
export type AwardFields = z.infer<typeof awardFields>
export type Award = AwardFields & z.infer<z.ZodObject<typeof recordState>>

export const awardListed = awardFields.omit({ content: true })
export type AwardListed = z.infer<typeof awardListed> & z.infer<z.ZodObject<typeof recordState>>

export const awardCard = z.object({
  id,
  title: z.string(),
  year: z.int(),
  content: richText.nullable(),
  language: z.enum(['de', 'en']),
})
