import { z } from 'zod'

/** A consent as given: its text, version and language, and the time. */
export const givenConsent = z.object({
  form: z.string(),
  version: z.int(),
  language: z.enum(['de', 'en']),
  givenAt: z.string(),
  text: z.string(),
})
export type GivenConsent = z.infer<typeof givenConsent>
