import { type Flag, type Flags, flags } from '#contract/permissions.ts'

/** The current flags of a role; `isAdmin` implies all others. */
export function flagsOf(role: Flags): Flags {
  const held = flags.map(flag => [flag, role.isAdmin || role[flag]] as const)
  return Object.fromEntries(held) as Record<Flag, boolean>
}
