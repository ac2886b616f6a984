import { fail } from '#contract/errors.ts'
import type { RegistrationAnswer, RegistrationForm } from '#contract/events/registration.ts'
import { registerFor, registrationPlace, specialId } from '#server/events/events.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import type { Kept, VisitorsForm } from '#server/platform/forms/forms.ts'

export const lectureRegistration: VisitorsForm = {
  ...registrationPlace,
  call: 'lecture.register',
}

/** Registers somebody for the lecture of now, whatever its address. Throws `notFound` while there is none. */
export async function registerForLecture(
  form: RegistrationForm,
  context: Context,
): Promise<Kept<RegistrationAnswer>> {
  const id = await specialId(context, 'hahnLecture')
  if (id === null) throw fail('notFound')
  return registerFor(context, id, form)
}
