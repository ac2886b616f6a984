import type { RegistrationRow } from '#contract/events/registration.ts'
import type { RegistrationOption } from '#contract/events/settings.ts'
import { inLanguage, type Language } from '#contract/language.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { findEventOf, findRegistrations, positionsOf, type Registration } from './registration-queries.ts'

/** Registrations as staff see them, in any order. */
export async function rowsOf(
  { db, language }: Pick<Context, 'db' | 'language'>,
  ids: readonly number[],
): Promise<RegistrationRow[]> {
  const registrations = await findRegistrations(db, ids)
  const [first] = registrations
  const event = first && (await findEventOf(db, first.eventId))
  if (!event) return []
  const positions = await positionsOf(db, event.id)
  return registrations.map(row => ({
    ...shownOf(row),
    position: positions.get(row.id) ?? null,
    answer: row.option,
    option: answerIn(event.registration.option, row.option, language),
  }))
}

function shownOf(row: Registration) {
  const { id, state, firstName, lastName, email, institution, city, country, message, language } = row
  const { participation, byStaff } = row
  return {
    ...{ id, state, firstName, lastName, email, institution, city, country, message, language },
    ...{ participation, byStaff },
    heldUntil: row.heldUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    checkedInAt: row.checkedInAt?.toISOString() ?? null,
  }
}

/** Answer to the event's question as text: for a choice its label, for a deleted choice its number. */
function answerIn({ kind, choices }: RegistrationOption, answer: string, reader: Language): string {
  const choice = kind === 'choice' && answer !== '' ? choices[Number(answer)] : undefined
  return choice ? inLanguage(choice, reader).value : answer
}
