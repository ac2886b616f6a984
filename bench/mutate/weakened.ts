// Loads nothing of the contract: its files ask for the active mutant while they are loaded.
import type { May } from '../../contract/permissions.ts'

/** Who may where the right of a call is taken away: what a call that names none has, or one step more. */
export function weakened(may: May): May {
  if (may === 'staff') return 'public'
  return 'staff'
}
