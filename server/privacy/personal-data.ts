import { correctedBy } from '#messages/personal-data.ts'
import { endRefusals, findRefusals, forgetRepeats } from '#server/platform/forms/forms.ts'
import { deleteMailsBeginning } from '#server/platform/mail/mail.ts'
import type { Erasing, PersonalData, Row } from '#server/platform/personal-data/personal-data.ts'
import { endRequests } from './requests.ts'

/** Found only by hashing the given address, because the table stores a keyed hash and no address. */
export const refusalPersonal: readonly PersonalData[] = [
  {
    kind: 'refusedAddress',
    table: 'refusedAddresses',
    addresses: [],
    disclosed: [],
    find: findRefusals,
    correct: correctedBy.refusal,
    erase: ({ db }, rows) =>
      endRefusals(
        db,
        rows.map(({ id }) => Number(id)),
      ),
  },
]

/**
 * Declared last except for letters, because erasing it ends the link with which the person deletes the rest.
 */
export const requestPersonal: readonly PersonalData[] = [
  {
    kind: 'dataRequest',
    table: 'dataRequests',
    addresses: ['email'],
    disclosed: ['id', 'language', 'way', 'createdAt', 'dueAt', 'expiresAt'],
    erase: eraseRequests,
  },
]

async function eraseRequests(given: Erasing, rows: readonly Row[]): Promise<void> {
  for (const { id, email } of rows) {
    await forgetRepeats(given, 'dataRequests', { id: Number(id), email: String(email) })
    await deleteMailsBeginning(given.db, `my data ${id} `)
  }
  await endRequests(
    given.db,
    rows.map(({ id }) => Number(id)),
    given.clock(),
  )
}
