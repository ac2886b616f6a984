import { z } from 'zod'
import { email, givenName, name } from '#contract/fields.ts'
import { username } from '#contract/people/person.ts'

/** The data of a new account. A person without a password sets one by a link. */
export const newUser = z.strictObject({
  username,
  email,
  firstName: givenName(),
  lastName: name(),
  /** A word of the list of titles. */
  title: z.string().trim().max(100).default(''),
  locale: z.enum(['de', 'en']).default('de'),
  role: z.string().default('member'),
  status: z.string().default('active'),
})
export type NewUser = z.input<typeof newUser>
