import { correctedBy } from '#messages/personal-data.ts'
import { endRefusals, findRefusals, forgetRepeats } from '#server/platform/forms/forms.ts'
import { deleteMailsBeginning } from '#server/platform/mail/mail.ts'
import type { Erasing, PersonalData, Row } from '#server/platform/personal-data/personal-data.ts'
import { endRequests } from './requests.ts'

/** Found by whoever names the address, for there is a keyed hash of it alone. */
export const refusalPersonal: readonly PersonalData[] = [
  {
    kind: 'refusedAddress',
    table: 'refusedAddresses',
    addresses: [],
    told: [],
    find: findRefusals,
    correct: correctedBy.refusal,
    erase: ({ db }, rows) =>
      endRefusals(
        db,
        rows.map(({ id }) => Number(id)),
      ),
  },
]

/** Named last but the letters: with it goes the link by which somebody deletes the rest. */
export const requestPersonal: readonly PersonalData[] = [
  {
    kind: 'dataRequest',
    table: 'dataRequests',
    addresses: ['email'],
    told: ['id', 'language', 'way', 'createdAt', 'dueAt', 'expiresAt'],
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
