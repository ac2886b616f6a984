import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { type Failure, isFailure } from '#contract/errors.ts'
import type { Outcome } from '#contract/outcomes.ts'
import { type Client, clientIn } from '#web/client.ts'
import { baseUrlContext, clientContext } from '#web/contexts.ts'
import { type Address, addressOf } from '#web/page-data.ts'

/** What is told once, in the answer itself: a receipt, which must stand in no address. The page shows it. */
export interface Told<Facts = unknown> {
  told: Facts
}

/** What a page does with its form: it calls, and says how it ended, or what there is to tell. */
export type Send<O extends Outcome = Outcome> = (
  client: Client,
  form: FormData,
  address: Address,
) => Promise<O | Told>

/** What a form gets back when something has to change: the sentences, and what was typed. */
export interface Refusal {
  message: string
  status: number
  /** Field → its sentence. */
  fields: Record<string, string>
  /** Field → all that was typed or chosen in it; never passwords or files. */
  values: Record<string, string[]>
}

/** `export const action = submitOnServer(send)`: a form without JavaScript. */
export function submitOnServer(send: Send) {
  return ({ request, params, context }: ActionFunctionArgs) => {
    const address = addressOf(request, params, context.get(baseUrlContext))
    return answer(send, context.get(clientContext), request, address)
  }
}

/** `export const clientAction = submitInBrowser(send)`. */
export function submitInBrowser(send: Send) {
  return ({ request, params }: Pick<ActionFunctionArgs, 'request' | 'params'>) => {
    const address = addressOf(request, params, location.origin)
    return answer(send, clientIn(address.language), request, address)
  }
}

/** Success leads to the same page with `done=<outcome>` in its query, so that a reload sends nothing twice. */
async function answer(send: Send, client: Client, request: Request, address: Address) {
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

const fieldName = /^[a-z]\w*$/i // others, such as `__proto__`, are of no form of ours

function refusalOf({ message, status, details }: Failure, form: FormData): Refusal {
  const names = [...new Set(form.keys())].filter(name => fieldName.test(name) && !/password/i.test(name))
  const values = Object.fromEntries(
    names.map(name => [name, form.getAll(name).filter(value => typeof value === 'string')]),
  )
  const fields: Record<string, string> = {}
  // Of `votes.0.value` the field is `votes`; each has one sentence, its first.
  for (const error of details.errors ?? []) fields[error.field.replace(/\..*/, '')] ??= error.message
  return { message, status, fields, values }
}
