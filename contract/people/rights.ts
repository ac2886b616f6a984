import { type Flags, flags } from '../permissions.ts'

/** Who changes somebody: what they may, and whether it is themselves. */
interface Giver {
  id: number
  flags: Flags
}

interface Access {
  /** Null for somebody who is not there yet. */
  id: number | null
  /** What they can do, or could lately; and what the role opens that they shall have. */
  before: Flags
  after: Flags
}

// Their own address is changed in the profile, by the password and a link to the new one.
const ownAccess = ['roleId', 'statusId', 'isLoginAllowedOverride', 'isLocked', 'email'] as const
const takesOver = ['username', 'email', 'roleId'] as const

/**
 * The fields of a change that the giver may not make: nobody changes their own access, nor the
 * address by which it can be had again; nobody grants flags they lack;
 * who lacks a flag of somebody's role changes neither the names they log in with nor their role; an administrator's
 * record is for administrators and for its owner.
 */
export function refusedFields(giver: Giver, access: Access, changed: readonly string[]): string[] {
  if (giver.id === access.id) return changed.filter(name => isIn(ownAccess, name))
  if (access.before.isAdmin && !giver.flags.isAdmin) return [...changed]
  return changed.filter(name => {
    if (name === 'roleId' && !holds(giver.flags, access.after)) return true
    return isIn(takesOver, name) && !holds(giver.flags, access.before)
  })
}

/** Whether somebody has every flag of a role. */
export function holds(own: Flags, wanted: Flags): boolean {
  return own.isAdmin || flags.every(flag => own[flag] || !wanted[flag])
}

function isIn(names: readonly string[], name: string): boolean {
  return names.includes(name)
}
