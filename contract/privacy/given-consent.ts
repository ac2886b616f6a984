import { z } from 'zod'

/** A consent as it was given: which text, in which version and language, and when. */
export const givenConsent = z.object({
  form: z.string(),
  version: z.int(),
  language: z.enum(['de', 'en']),
  givenAt: z.string(),
  text: z.string(),
})
export type GivenConsent = z.infer<typeof givenConsent>
