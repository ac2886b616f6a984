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

/** Sends the registration form of an event; called from the page's `send` with the event's slug. */
export async function sendRegistration(
  client: Client,
  form: FormData,
  slug: string,
): Promise<Extract<Outcome, 'pending' | 'waitlisted'>> {
  const { state } = await client.events.register({ key: slug, ...registrationIn(form) })
  return state
}

type Registration = Omit<Parameters<Client['events']['register']>[0], 'key'>

/** Returns the values of the form; the server validates them. */
export function registrationIn(form: FormData): Registration {
  const { participation, ...typed } = inputOf(form, shape)
  return { ...typed, ...readOrigin(form), ...(participation && { participation }) } as Registration
}

/**
 * Returns institution, city and country as far as the form has these fields: an empty field is refused by the
 * server, an absent one is not.
 */
export function readOrigin(form: FormData) {
  const asked = (['institution', 'city', 'country'] as const).filter(name => form.has(name))
  return Object.fromEntries(asked.map(name => [name, String(form.get(name))]))
}

/** Type of the `send` of a page with this form. */
export type SendRegistration = (
  client: Client,
  form: FormData,
) => Promise<Extract<Outcome, 'pending' | 'waitlisted'>>
