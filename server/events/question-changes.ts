import { fail } from '#contract/errors.ts'
import type { EventFields } from '#contract/events/event.ts'
import type { RegistrationOption } from '#contract/events/settings.ts'
import type { Acting } from '#server/platform/records/records.ts'

type Choices = RegistrationOption['choices']

/**
 * Before a save: throws `invalid` where registrations, also those that are over, have answers that would mean something
 * else afterwards. An answer to a choice is kept by its place: choices may be reworded and added at the end, nothing else.
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

/** What would give answers another meaning. Words mean the same under no question; the number of a choice does not. */
function changedPart(before: RegistrationOption, after: RegistrationOption): 'kind' | 'choices' | null {
  if (before.kind !== after.kind) return [before.kind, after.kind].includes('choice') ? 'kind' : null
  return after.kind === 'choice' && isMoved(before.choices, after.choices) ? 'choices' : null
}

/** Whether a choice is gone, or stands where another one stood. */
function isMoved(before: Choices, after: Choices): boolean {
  if (after.length < before.length) return true
  return before.some((old, place) =>
    after.some((choice, n) => n !== place && isSame(choice, old) && !isSame(old, after[place])),
  )
}

function isSame(one: Choices[number], other: Choices[number] | undefined): boolean {
  return other !== undefined && one.de === other.de && one.en === other.en
}
