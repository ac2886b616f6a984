import { z } from 'zod'
import { ground } from './file.ts'

/** A film as pages show it, with its captions. */
export const video = z.object({
  src: z.string(),
  type: z.string(),
  sizeBytes: z.int(),
  uploadedAt: z.string(),
  poster: z.string().nullable(),
  /** Background of a drawn film; its poster is inverted with it. */
  ground,
  captions: z.array(z.object({ lang: z.enum(['de', 'en']), src: z.string() })),
})
export type Video = z.infer<typeof video>
