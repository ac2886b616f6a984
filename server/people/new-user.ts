import { z } from 'zod'
import { email, givenName, name } from '#contract/fields.ts'
import { username } from '#contract/people/person.ts'

/** What makes an account. Somebody without a password gets one by a link. */
export const newUser = z.strictObject({
  username,
  email,
  firstName: givenName(),
  lastName: name(),
  /** An entry of the list of titles. */
  title: z.string().trim().max(100).default(''),
  locale: z.enum(['de', 'en']).default('de'),
  role: z.string().default('member'),
  status: z.string().default('active'),
})
export type NewUser = z.input<typeof newUser>
