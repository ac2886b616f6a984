import { type Flags, flags } from '../permissions.ts'

/** The user who changes a person: their flags, and their id to recognise changes of themselves. */
interface Giver {
  id: number
  flags: Flags
}

interface Access {
  /** Null for a person who does not exist yet. */
  id: number | null
  /** `before`: flags that the person has or lately had; `after`: flags of the new role. */
  before: Flags
  after: Flags
}

// The own address is changed in the profile, with the password and a link to the new address.
const ownAccess = ['roleId', 'statusId', 'isLoginAllowedOverride', 'isLocked', 'email'] as const
const takesOver = ['username', 'email', 'roleId'] as const

/**
 * Returns the fields of a change that the giver may not make: nobody changes their own access, nor the
 * address by which it can be recovered; nobody grants flags they lack; without a flag of the person's role,
 * neither the person's login names nor role can be changed; an administrator's record is only for
 * administrators and for its owner.
 */
export function refusedFields(giver: Giver, access: Access, changed: readonly string[]): string[] {
  if (giver.id === access.id) return changed.filter(name => isIn(ownAccess, name))
  if (access.before.isAdmin && !giver.flags.isAdmin) return [...changed]
  return changed.filter(name => {
    if (name === 'roleId' && !hasAllFlags(giver.flags, access.after)) return true
    return isIn(takesOver, name) && !hasAllFlags(giver.flags, access.before)
  })
}

/** Whether a user has every flag of a role. */
export function hasAllFlags(own: Flags, wanted: Flags): boolean {
  return own.isAdmin || flags.every(flag => own[flag] || !wanted[flag])
}

function isIn(names: readonly string[], name: string): boolean {
  return names.includes(name)
}
