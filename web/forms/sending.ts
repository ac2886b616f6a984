import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { type Failure, isFailure } from '#contract/errors.ts'
import type { Outcome } from '#contract/outcomes.ts'
import { type Client, clientIn } from '#web/client.ts'
import { baseUrlContext, clientContext } from '#web/contexts.ts'
import { type Address, addressOf } from '#web/page-data.ts'

/**
 * Data returned once, in the response itself, and shown by the page: a receipt, which must not be in an
 * address.
 */
export interface OneTimeAnswer<Facts = unknown> {
  data: Facts
}

/** The action of a page's form: makes the call and returns its outcome, or data to show once. */
export type Send<O extends Outcome = Outcome> = (
  client: Client,
  form: FormData,
  address: Address,
) => Promise<O | OneTimeAnswer>

/** Response to a refused form: the messages and the submitted values. */
export interface Refusal {
  message: string
  status: number
  /** Field → error message. */
  fields: Record<string, string>
  /** Field → submitted values; never passwords or files. */
  values: Record<string, string[]>
}

/** Returns the server action, used without JavaScript: `export const action = submitOnServer(send)`. */
export function submitOnServer(send: Send) {
  return ({ request, params, context }: ActionFunctionArgs) => {
    const address = addressOf(request, params, context.get(baseUrlContext))
    return sendAndAnswer(send, context.get(clientContext), request, address)
  }
}

/** Returns the browser action: `export const clientAction = submitInBrowser(send)`. */
export function submitInBrowser(send: Send) {
  return ({ request, params }: Pick<ActionFunctionArgs, 'request' | 'params'>) => {
    const address = addressOf(request, params, location.origin)
    return sendAndAnswer(send, clientIn(address.language), request, address)
  }
}

/**
 * Success redirects to the same page with `done=<outcome>` in its query, so that a reload does not submit
 * again.
 */
async function sendAndAnswer(send: Send, client: Client, request: Request, address: Address) {
  const form = await request.formData()
  try {
    const outcome = await send(client, form, address)
    if (typeof outcome === 'object') return data(outcome)
    const query = new URLSearchParams(address.query)
    query.set('done', outcome)
    return redirect(`${address.path}?${query}`, 303)
  } catch (error) {
    if (!isFailure(error)) throw error
    return data(refusalOf(error, form), { status: error.status })
  }
}

const fieldName = /^[a-z]\w*$/i // excludes names such as `__proto__`, which none of our forms use

function refusalOf({ message, status, details }: Failure, form: FormData): Refusal {
  const names = [...new Set(form.keys())].filter(name => fieldName.test(name) && !/password/i.test(name))
  const values = Object.fromEntries(
    names.map(name => [name, form.getAll(name).filter(value => typeof value === 'string')]),
  )
  const fields: Record<string, string> = {}
  // The error of `votes.0.value` belongs to the field `votes`; only the first error of a field is kept.
  for (const error of details.errors ?? []) fields[error.field.replace(/\..*/, '')] ??= error.message
  return { message, status, fields, values }
}
