import { z } from 'zod'
import { bilingual, id } from '../fields.ts'
import { image } from '../files/file.ts'
import { flags } from '../permissions.ts'

/** The logged-in user, as menus and the user's own pages need it. */
export const user = z.object({
  id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  email: z.string(),
  image: image.nullable(),
  locale: z.enum(['de', 'en']),
  slug: z.string(),
  role: z.string(),
  /** Name of the role. */
  roleLabel: bilingual(z.string()),
  group: z.string().nullable(),
  flags: z.record(z.enum(flags), z.boolean()),
  lastLoginAt: z.string().nullable(),
  /** Deadline for setting up a second factor; null if there is one, or none is required. */
  factorDueAt: z.string().nullable(),
  /** Whether it is an account of the demo, whose password was printed at the first start. */
  isDemo: z.boolean(),
})
export type User = z.infer<typeof user>

/** Author of a text, as the public sees it. */
export const author = z.object({ name: z.string(), title: z.string(), slug: z.string().nullable() })
export type Author = z.infer<typeof author>

/**
 * Why a person may not log in: deleted, forbidden for the person or for everybody with their status, or, if
 * nothing else prevents it, locked by staff.
 */
export const loginObstacles = ['deleted', 'person', 'status', 'locked'] as const
export type LoginObstacle = (typeof loginObstacles)[number]
