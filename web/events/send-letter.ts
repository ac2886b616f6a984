import type { Bilingual } from '#contract/language.ts'
import { client } from '#web/client.ts'

const calls = client.events.backstage
const atOnce = 100

/** A letter in the words of staff. */
export interface Letter {
  subject: Bilingual<string>
  body: Bilingual<string>
}

export const blankLetter: Letter = { subject: { de: '', en: '' }, body: { de: '', en: '' } }

export function isBlank({ subject, body }: Letter): boolean {
  return [subject.de, subject.en, body.de, body.en].every(text => text === '')
}

interface Sending {
  eventId: number
  /** Null: everybody who is confirmed. */
  ids: readonly number[] | null
  letter: Letter
  /** Names this letter: a portion whose answer got lost is sent again under the same name, and reaches nobody twice. */
  attempt: string
  /** Who has it already, and is left out; grows by each who gets it. */
  sentTo: Set<number>
}

/** Sends it in portions: where one of them fails, `sentTo` says how far it came. */
export async function sendLetter({ ids, ...sending }: Sending): Promise<void> {
  if (ids === null) return sendToAll(sending)
  for (let start = 0; start < ids.length; start += atOnce)
    await sendTo(sending, ids.slice(start, start + atOnce))
}

async function sendToAll(sending: Omit<Sending, 'ids'>): Promise<void> {
  for (let page = 1; ; page += 1) {
    const asked = { id: sending.eventId, page, limit: atOnce, state: 'confirmed', sort: 'createdAt' } as const
    const { rows } = await calls.registrations(asked)
    await sendTo(
      sending,
      rows.map(row => row.id),
    )
    if (rows.length < atOnce) return
  }
}

async function sendTo(
  { eventId, letter, attempt, sentTo }: Omit<Sending, 'ids'>,
  portion: readonly number[],
) {
  const ids = portion.filter(id => !sentTo.has(id))
  if (ids.length === 0) return
  await calls.writeToRegistered({ id: eventId, ids, ...letter, attempt })
  for (const id of ids) sentTo.add(id)
}
