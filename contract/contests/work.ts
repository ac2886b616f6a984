import { z } from 'zod'
import { id, moment } from '../fields.ts'
import { image, recording } from '../files/file.ts'
import { contributionKinds } from './contribution.ts'
import { contestPhases, judgings } from './phase.ts'

const language = z.enum(['de', 'en'])

/** A work as visitors see it. */
export const contributionCard = z.object({
  id,
  slug: z.string(),
  kind: z.enum(contributionKinds),
  title: z.string(),
  /** Null until the contest has ended, as are `place` and `rating`. */
  artist: z.string().nullable(),
  /** From 1 to 3; several works may share one. */
  place: z.int().nullable(),
  /** Number of points. */
  rating: z.int().nullable(),
  image: image.nullable(),
  /** Language of the texts. */
  language,
})
export type ContributionCard = z.infer<typeof contributionCard>

/** A work as voters see it, with all its texts and media. */
export const contestWork = contributionCard.extend({
  text: z.string(),
  altText: z.string(),
  /** Music or a film. */
  recording: recording.nullable(),
})
export type ContestWork = z.infer<typeof contestWork>

export const contributionDetail = contestWork.extend({
  contest: z.object({
    slug: z.string(),
    title: z.string(),
    year: z.int(),
    phase: z.enum(contestPhases),
    /** Who decides: needed to say who may vote now. */
    judging: z.enum(judgings),
  }),
  availableIn: z.array(language),
  changesAt: moment.nullable(),
})
export type ContributionDetail = z.infer<typeof contributionDetail>
