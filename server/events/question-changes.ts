import { fail } from '#contract/errors.ts'
import type { EventFields } from '#contract/events/event.ts'
import type { RegistrationOption } from '#contract/events/settings.ts'
import type { Acting } from '#server/platform/records/records.ts'

type Choices = RegistrationOption['choices']

/**
 * Checks changed questions before a save. Throws `invalid` if answers of registrations, also ended ones, would change
 * their meaning. Answers refer to choices by position: choices may only be reworded, or added at the end.
 */
export async function refuseOtherQuestion(
  { db }: Acting,
  fields: EventFields,
  id: number | null,
  before: EventFields | null,
): Promise<void> {
  if (id === null || before === null) return
  const field = changedPart(before.registration.option, fields.registration.option)
  if (!field) return
  const answered = await db
    .selectFrom('eventRegistrations')
    .select('id')
    .where('eventId', '=', id)
    .where('option', '<>', '')
    .limit(1)
    .executeTakeFirst()
  if (answered) throw fail('invalid', { fields: { [`registration.option.${field}`]: 'answersGiven' } })
}

/** Returns the changes that would give stored answers another meaning: texts keep theirs, numbers of choices don't. */
function changedPart(before: RegistrationOption, after: RegistrationOption): 'kind' | 'choices' | null {
  if (before.kind !== after.kind) return [before.kind, after.kind].includes('choice') ? 'kind' : null
  return after.kind === 'choice' && isMoved(before.choices, after.choices) ? 'choices' : null
}

/** Whether a choice was removed, or took the position of another one. */
function isMoved(before: Choices, after: Choices): boolean {
  if (after.length < before.length) return true
  return before.some((old, place) =>
    after.some((choice, n) => n !== place && isSame(choice, old) && !isSame(old, after[place])),
  )
}

function isSame(one: Choices[number], other: Choices[number] | undefined): boolean {
  return other !== undefined && one.de === other.de && one.en === other.en
}
