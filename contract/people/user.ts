import { z } from 'zod'
import { bilingual, id } from '../fields.ts'
import { image } from '../files/file.ts'
import { flags } from '../permissions.ts'

/** The person logged in, as their own pages and menus need them. */
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
  /** What the role is called. */
  roleLabel: bilingual(z.string()),
  group: z.string().nullable(),
  flags: z.record(z.enum(flags), z.boolean()),
  lastLoginAt: z.string().nullable(),
  /** Until when a second factor has to be set up; null where there is one, or none is asked for. */
  factorDueAt: z.string().nullable(),
  /** One of the demo's accounts, whose password was printed at the first start. */
  isDemo: z.boolean(),
})
export type User = z.infer<typeof user>

/** Who wrote something, as the public sees them. */
export const author = z.object({ name: z.string(), title: z.string(), slug: z.string().nullable() })
export type Author = z.infer<typeof author>

/** Why somebody may not log in: gone, not allowed to them or to everybody of their status, or, where nothing else stands against it, locked by hand. */
export const loginObstacles = ['deleted', 'person', 'status', 'locked'] as const
export type LoginObstacle = (typeof loginObstacles)[number]
