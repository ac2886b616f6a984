import { correctedBy } from '#messages/personal-data.ts'
import { forgetRepeats } from '#server/platform/forms/forms.ts'
import {
  deletesFrom,
  type Erasing,
  type PersonalData,
  type Row,
} from '#server/platform/personal-data/personal-data.ts'

export const contactPersonal: readonly PersonalData[] = [
  {
    kind: 'contactMessage',
    table: 'contactMessages',
    addresses: ['email'],
    disclosed: ['id', 'name', 'message', 'barrierPage', 'language', 'createdAt'],
    consents: { table: 'contactMessages', by: 'id' },
    correct: correctedBy.contact,
    erase: eraseMessages,
  },
]

// Also deletes the marks of repeats, so that the same message can be sent again.
async function eraseMessages(given: Erasing, rows: readonly Row[]): Promise<void> {
  for (const { id, email } of rows)
    await forgetRepeats(given, 'contactMessages', { id: Number(id), email: String(email) })
  await deletesFrom('contactMessages')(given, rows)
}
