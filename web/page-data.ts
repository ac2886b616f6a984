import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { isFailure } from '#contract/errors.ts'
import { type Language, languageIn } from '#contract/language.ts'
import { type Client, clientIn } from '#web/client.ts'
import { baseUrlContext, clientContext } from '#web/contexts.ts'

/** Address of a page: language, path parameters, query and path. */
export interface Address {
  language: Language
  parameters: Record<string, string>
  query: URLSearchParams
  path: string
  /** The site's own address, for canonical links. */
  origin: string
}

type Load<T> = (client: Client, address: Address) => Promise<T>

/**
 * Returns the server loader, which loads through the in-process client: `export const loader =
 * onServer(load)`.
 */
export function loadOnServer<T>(load: Load<T>) {
  return async ({ request, params, context }: LoaderFunctionArgs) => {
    const address = addressOf(request, params, context.get(baseUrlContext))
    return packed(await orErrorPage(() => load(context.get(clientContext), address)), packedForBrowser)
  }
}

/**
 * Returns the browser loader, which loads the same data over `/api/v1`: `export const clientLoader =
 * inBrowser(load)`.
 */
export function loadInBrowser<T>(load: Load<T>) {
  return async ({ request, params }: { request: Request; params: LoaderFunctionArgs['params'] }) => {
    const address = addressOf(request, params, location.origin)
    const loaded = await orErrorPage(() => load(clientIn(address.language), address))
    return packed(loaded, pageData => ({ pageData }))
  }
}

/**
 * Data of a page. The server passes it as one JSON string: the router would encode each value by itself,
 * which takes ten times as long. It must therefore be JSON data.
 */
export interface Packed<T> {
  pageData?: T
  pageJson?: string
}

function packed<T>(loaded: T, pack: (shown: unknown) => Packed<unknown>): Packed<Unwrapped<T>> {
  if (!(loaded instanceof WithStatus)) return pack(loaded) as Packed<Unwrapped<T>>
  // The router unwraps the data from the object that carries the status.
  return data(pack(loaded.shown), { status: loaded.status }) as unknown as Packed<Unwrapped<T>>
}

// `pageData` is not enumerable: rendering reads it directly, and the router does not serialise it.
function packedForBrowser(pageData: unknown): Packed<unknown> {
  return Object.defineProperty({ pageJson: JSON.stringify(pageData) }, 'pageData', { value: pageData })
}

/** Returns the data of a page from the packed form that `meta` and `useMatches` get. */
export function unpacked<T>(loaded: Packed<T> | undefined): T | undefined {
  if (loaded?.pageJson !== undefined && !('pageData' in loaded)) loaded.pageData = JSON.parse(loaded.pageJson)
  return loaded?.pageData
}

export function useData<L extends Load<unknown>>(): Unwrapped<Awaited<ReturnType<L>>> {
  type Data = Unwrapped<Awaited<ReturnType<L>>>
  return unpacked(useLoaderData() as Packed<Data>) as Data
}

type Unwrapped<T> = T extends WithStatus<infer D> ? D : T

class WithStatus<D> {
  readonly shown: D
  readonly status: number

  constructor(shown: D, status: number) {
    this.shown = shown
    this.status = status
  }
}

/** Wraps the data of a page that is rendered with an error status: `withStatus({ isValid: false }, 410)`. */
export function withStatus<D>(shown: D, status: number): WithStatus<D> {
  return new WithStatus(shown, status)
}

/** Parses the request for a page. */
export function addressOf(request: Request, params: LoaderFunctionArgs['params'], origin: string): Address {
  const { pathname, searchParams: query } = new URL(request.url)
  const path = pathname.replace(/(\/_)?\.data$/, '') // suffix of the router's data requests
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
