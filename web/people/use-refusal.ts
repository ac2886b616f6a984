import type { Bilingual } from '#contract/language.ts'
import type { Person } from '#contract/people/person.ts'
import { peopleBackstage as words } from '#messages/people-backstage.ts'
import { useUser } from '#web/shell/signed-in.tsx'
import { useAccess } from './use-words.ts'

/**
 * Why the reader may not change somebody, as `refusedFields` of the contract has it: an administrator's record is for
 * administrators and for its owner. Gives null where they may.
 */
export function useRefusal(): (person: Pick<Person, 'id' | 'roleId'>) => Bilingual<string> | null {
  const { id: reader, flags } = useUser()
  const { roles } = useAccess()
  return ({ id, roleId }) => {
    const isAdmin = roles.find(role => role.id === roleId)?.isAdmin ?? false
    return isAdmin && !flags.isAdmin && id !== reader ? words.onlyForAdmins : null
  }
}
