import { fail } from '#contract/errors.ts'
import type { RegistrationAnswer, RegistrationForm } from '#contract/events/registration.ts'
import { findSpecialEventId, registerFor, registrationPlace } from '#server/events/events.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import type { KeptForm, VisitorsForm } from '#server/platform/forms/forms.ts'

export const lectureRegistration: VisitorsForm = {
  ...registrationPlace,
  call: 'lecture.register',
}

/** Registers a visitor for the event of the current lecture. Throws `notFound` if there is none. */
export async function registerForLecture(
  form: RegistrationForm,
  context: Context,
): Promise<KeptForm<RegistrationAnswer>> {
  const id = await findSpecialEventId(context, 'hahnLecture')
  if (id === null) throw fail('notFound')
  return registerFor(context, id, form)
}
