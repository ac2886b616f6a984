import { type Flag, type Flags, flags } from '#contract/permissions.ts'

/** The flags of a role as they are this moment; `isAdmin` implies all others. */
export function flagsOf(role: Flags): Flags {
  const held = flags.map(flag => [flag, role.isAdmin || role[flag]] as const)
  return Object.fromEntries(held) as Record<Flag, boolean>
}
