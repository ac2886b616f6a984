import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { isFailure } from '#contract/errors.ts'
import { type Language, languageIn } from '#contract/language.ts'
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

export function useData<L extends Load<unknown>>(): Unwrapped<Awaited<ReturnType<L>>> {
  return useLoaderData() as Unwrapped<Awaited<ReturnType<L>>>
}

type Unwrapped<T> = T extends WithStatus<infer D> ? D : T
type WithStatus<D> = ReturnType<typeof data<D>>

/** What a page shows by itself though its address is no good: `withStatus({ isValid: false }, 410)`. */
export function withStatus<D>(shown: D, status: number): WithStatus<D> {
  return data(shown, { status })
}

/** Where a request for a page leads. */
export function addressOf(request: Request, params: LoaderFunctionArgs['params'], origin: string): Address {
  const { pathname, searchParams: query } = new URL(request.url)
  const path = pathname.replace(/(\/_)?\.data$/, '') // the router asks for a page's data there
  const parameters = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, value ?? '']))
  return { language: languageIn(path), parameters, query, path, origin }
}

async function orErrorPage<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!isFailure(error)) throw error
    throw data({ message: error.message, code: error.code }, { status: error.status })
  }
}
