import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { type Failure, isFailure } from '#contract/errors.ts'
import { isLanguage, type Language } from '#contract/language.ts'
import { type Client, clientIn } from '#web/client.ts'
import { baseUrlContext, clientContext } from '#web/contexts.ts'

/** Where a page stands: its language, the parameters of its path and its query. */
export interface Address {
  language: Language
  parameters: Record<string, string>
  query: URLSearchParams
  path: string
  /** The site's own address, for canonical links. */
  origin: string
}

type Load<T> = (client: Client, address: Address) => Promise<T>
type Send = (client: Client, form: FormData, address: Address) => Promise<unknown>

/** What a form gets back when something has to change: the sentences, and what was typed. */
export interface Refusal {
  message: string
  status: number
  fields: Record<string, string>
  values: Record<string, string>
}

/** `export const loader = onServer(load)`: rendering gets its data through the in-process client. */
export function onServer<T>(load: Load<T>) {
  return ({ request, params, context }: LoaderFunctionArgs) =>
    orErrorPage(() =>
      load(context.get(clientContext), addressOf(request, params, context.get(baseUrlContext))),
    )
}

/** `export const clientLoader = inBrowser(load)`: the same data over `/api/v1`. */
export function inBrowser<T>(load: Load<T>) {
  return ({ request, params }: { request: Request; params: LoaderFunctionArgs['params'] }) => {
    const address = addressOf(request, params, location.origin)
    return orErrorPage(() => load(clientIn(address.language), address))
  }
}

/** `export const action = submitOnServer(send)`: a form without JavaScript. */
export function submitOnServer(send: Send) {
  return ({ request, params, context }: ActionFunctionArgs) =>
    answer(send, context.get(clientContext), request, addressOf(request, params, context.get(baseUrlContext)))
}

/** `export const clientAction = submitInBrowser(send)`. */
export function submitInBrowser(send: Send) {
  return ({ request, params }: { request: Request; params: LoaderFunctionArgs['params'] }) => {
    const address = addressOf(request, params, location.origin)
    return answer(send, clientIn(address.language), request, address)
  }
}

export function useData<L extends Load<unknown>>(): Unwrapped<Awaited<ReturnType<L>>> {
  return useLoaderData() as Unwrapped<Awaited<ReturnType<L>>>
}

type Unwrapped<T> = T extends WithStatus<infer D> ? D : T
type WithStatus<D> = ReturnType<typeof data<D>>

/** What a page shows by itself though its address is no good: `withStatus({ isValid: false }, 410)`. */
export function withStatus<D>(shown: D, status: number): WithStatus<D> {
  return data(shown, { status })
}

function addressOf(request: Request, params: LoaderFunctionArgs['params'], origin: string): Address {
  const { pathname: path, searchParams: query } = new URL(request.url)
  const [, prefix] = path.split('/')
  const parameters = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, value ?? '']))
  return { language: isLanguage(prefix) ? prefix : 'de', parameters, query, path, origin }
}

async function orErrorPage<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!isFailure(error)) throw error
    throw data({ message: error.message, code: error.code }, { status: error.status })
  }
}

/** Success leads to the page with `?done=1`, so that a reload sends nothing twice. */
async function answer(send: Send, asked: Client, request: Request, address: Address) {
  const form = await request.formData()
  try {
    await send(asked, form, address)
    return redirect(`${address.path}?done=1`, 303)
  } catch (error) {
    if (!isFailure(error)) throw error
    return data(refusal(error, form), { status: error.status })
  }
}

function refusal(failure: Failure, form: FormData): Refusal {
  const typed = [...form].filter(([key, value]) => typeof value === 'string' && !/password/i.test(key))
  return {
    message: failure.message,
    status: failure.status,
    fields: Object.fromEntries((failure.details.errors ?? []).map(({ field, message }) => [field, message])),
    values: Object.fromEntries(typed) as Record<string, string>,
  }
}
