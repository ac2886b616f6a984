import { isFailure } from '#contract/errors.ts'
import type { PersonListed } from '#contract/people/person.ts'
import {
  linksQuestion,
  linksSent,
  unlockedMany,
  peopleBackstage as words,
} from '#messages/people-backstage.ts'
import { client } from '#web/client.ts'
import type { BulkAction } from '#web/lists/list-declaration.ts'

const calls = client.people.backstage

/** A link for a new password, or the invitation once more, to those who may log in. */
export const sendLinks: BulkAction<PersonListed> = {
  label: words.sendLinks,
  applies: ({ isLoginAllowed }) => isLoginAllowed,
  question: linksQuestion,
  run: ids => eachOf(ids, id => calls.sendReset({ id })),
  done: linksSent,
}

export const unlock: BulkAction<PersonListed> = {
  label: words.unlock,
  applies: ({ isLockedOut }) => isLockedOut,
  run: ids => eachOf(ids, id => calls.unlock({ id })),
  done: unlockedMany,
}

/** One after the other; who is refused does not stop the others. */
async function eachOf(ids: readonly number[], act: (id: number) => Promise<unknown>) {
  const done: number[] = []
  const failed: { id: number; code: string }[] = []
  for (const id of ids) {
    try {
      await act(id)
      done.push(id)
    } catch (error) {
      if (!isFailure(error)) throw error
      failed.push({ id, code: error.code })
    }
  }
  return { done, failed }
}
