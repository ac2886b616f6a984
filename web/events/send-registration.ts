import type { Outcome } from '#contract/outcomes.ts'
import type { Client } from '#web/client.ts'
import { inputOf } from '#web/forms/input.ts'

const shape = {
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  participation: 'text',
  message: 'text',
  option: 'text',
} as const

/** Takes the form of an event's page: `send` of the page calls it with the event's slug. */
export async function sendRegistration(
  client: Client,
  form: FormData,
  slug: string,
): Promise<Extract<Outcome, 'pending' | 'waitlisted'>> {
  const { state } = await client.events.register({ key: slug, ...registrationIn(form) })
  return state
}

type Registration = Omit<Parameters<Client['events']['register']>[0], 'key'>

/** What was typed into the form; the server says what is wrong with it. */
export function registrationIn(form: FormData): Registration {
  const { participation, ...typed } = inputOf(form, shape)
  return { ...typed, ...placeIn(form), ...(participation && { participation }) } as Registration
}

/** Where somebody comes from, where the form asks for it: an empty field is refused, one that is not there is not. */
export function placeIn(form: FormData) {
  const asked = (['institution', 'city', 'country'] as const).filter(name => form.has(name))
  return Object.fromEntries(asked.map(name => [name, String(form.get(name))]))
}

/** What a page with this form does with it. */
export type SendRegistration = (
  client: Client,
  form: FormData,
) => Promise<Extract<Outcome, 'pending' | 'waitlisted'>>
