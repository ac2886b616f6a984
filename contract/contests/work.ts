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
  /** Null until the contest has ended, as the two below. */
  artist: z.string().nullable(),
  /** From 1 to 3; several works may share one. */
  place: z.int().nullable(),
  /** The points it was given. */
  rating: z.int().nullable(),
  image: image.nullable(),
  /** The language the texts are in. */
  language,
})
export type ContributionCard = z.infer<typeof contributionCard>

/** A work as those see it who vote: with all that there is of it. */
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
    /** Who decides: without it nobody could say who may vote now. */
    judging: z.enum(judgings),
  }),
  availableIn: z.array(language),
  changesAt: moment.nullable(),
})
export type ContributionDetail = z.infer<typeof contributionDetail>
