// Imports nothing of the contract at run time, because its files ask for the active mutant while they are
// loaded.
import type { May } from '../../contract/permissions.ts'

/**
 * Returns the permission of a call whose rule is removed: `staff` becomes `public`, everything else becomes
 * `staff`.
 */
export function weakened(may: May): May {
  if (may === 'staff') return 'public'
  return 'staff'
}
