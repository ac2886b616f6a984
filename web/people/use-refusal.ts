import type { Bilingual } from '#contract/language.ts'
import type { Person } from '#contract/people/person.ts'
import { peopleBackstage as words } from '#messages/people-backstage.ts'
import { useUser } from '#web/shell/signed-in.tsx'
import { useRolesAndStatuses } from './use-words.ts'

/**
 * Returns why the user may not change a person, as in `refusedFields` of the contract: an administrator's
 * record is for administrators and its owner. Null where they may.
 */
export function useRefusal(): (person: Pick<Person, 'id' | 'roleId'>) => Bilingual<string> | null {
  const { id: reader, flags } = useUser()
  const { roles } = useRolesAndStatuses()
  return ({ id, roleId }) => {
    const isAdmin = roles.find(role => role.id === roleId)?.isAdmin ?? false
    return isAdmin && !flags.isAdmin && id !== reader ? words.onlyForAdmins : null
  }
}
