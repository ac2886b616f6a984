import type { PersonListed } from '#contract/people/person.ts'
import {
  linksQuestion,
  linksSent,
  unlockedMany,
  peopleBackstage as words,
} from '#messages/people-backstage.ts'
import { client } from '#web/client.ts'
import type { BulkAction } from '#web/lists/list-declaration.ts'
import { oneByOne } from '#web/lists/one-by-one.ts'

const calls = client.people.backstage

/** Sends a link to set a password, or the invitation again, to people who may log in. */
export const sendLinks: BulkAction<PersonListed> = {
  label: words.sendLinks,
  applies: ({ isLoginAllowed }) => isLoginAllowed,
  question: linksQuestion,
  run: oneByOne(id => calls.sendReset({ id })),
  done: linksSent,
}

export const unlock: BulkAction<PersonListed> = {
  label: words.unlock,
  applies: ({ isLockedOut, loginObstacle }) =>
    isLockedOut && (loginObstacle === null || loginObstacle === 'locked'),
  run: oneByOne(id => calls.unlock({ id })),
  done: unlockedMany,
}

/** Restricts an action to the rows for which `isAmong` is true. */
export function onlyTo(
  isAmong: (row: PersonListed) => boolean,
  action: BulkAction<PersonListed>,
): BulkAction<PersonListed> {
  return { ...action, applies: row => isAmong(row) && (action.applies?.(row) ?? true) }
}
