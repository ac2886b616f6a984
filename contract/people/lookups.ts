import { z } from 'zod'
import { bilingual, id, line, list } from '../fields.ts'
import { flags } from '../permissions.ts'
import { lookupKinds } from './lookup-kinds.ts'

export { type LookupKind, lookupKinds } from './lookup-kinds.ts'

const labelLength = 100 // a heading of the team page
export const label = z.strictObject({
  de: line(labelLength, 'validLabel').min(1, { error: 'validLabel' }),
  en: line(labelLength, 'validLabel'),
})

/** An entry as offered in forms. */
export const lookup = z.object({
  id,
  kind: z.enum(lookupKinds),
  label: bilingual(z.string()),
  position: z.int(),
})
export type Lookup = z.infer<typeof lookup>
export const lookupList = list(lookup)

/** An entry with the number of people who use it. */
export const usedLookup = lookup.extend({ usedBy: z.int() })
export type UsedLookup = z.infer<typeof usedLookup>

/** A role with its permissions. */
export const roleFields = z.strictObject({
  label,
  ...(Object.fromEntries(flags.map(flag => [flag, z.boolean()])) as Record<
    (typeof flags)[number],
    z.ZodBoolean
  >),
  /** Whether people with this role must set up a second factor within two weeks. */
  requiresSecondFactor: z.boolean().default(false),
})
export const role = roleFields.extend({ id, name: z.string(), position: z.int(), usedBy: z.int() })
export type Role = z.infer<typeof role>

/** A status: whether people with it may log in, and whether they have left. */
export const statusFields = z.strictObject({ label, allowsLogin: z.boolean(), isFormer: z.boolean() })
export const status = statusFields.extend({ id, name: z.string(), position: z.int(), usedBy: z.int() })
export type Status = z.infer<typeof status>

/** A person who can lead a group. */
export const leader = z.object({ id, name: z.string(), sortPriority: z.int() })
