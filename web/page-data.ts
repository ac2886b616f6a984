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
  return async ({ request, params, context }: LoaderFunctionArgs) => {
    const address = addressOf(request, params, context.get(baseUrlContext))
    return packed(await orErrorPage(() => load(context.get(clientContext), address)), packedForBrowser)
  }
}

/** `export const clientLoader = inBrowser(load)`: the same data over `/api/v1`. */
export function inBrowser<T>(load: Load<T>) {
  return async ({ request, params }: { request: Request; params: LoaderFunctionArgs['params'] }) => {
    const address = addressOf(request, params, location.origin)
    const loaded = await orErrorPage(() => load(clientIn(address.language), address))
    return packed(loaded, pageData => ({ pageData }))
  }
}

/**
 * What a page was loaded with. The server hands it over as one text of JSON: the router would encode each value of it by
 * itself, which takes ten times as long. So it must be what JSON can say.
 */
export interface Packed<T> {
  pageData?: T
  pageJson?: string
}

function packed<T>(loaded: T, pack: (shown: unknown) => Packed<unknown>): Packed<Unwrapped<T>> {
  if (!(loaded instanceof WithStatus)) return pack(loaded) as Packed<Unwrapped<T>>
  // The router takes the data out of what tells their status.
  return data(pack(loaded.shown), { status: loaded.status }) as unknown as Packed<Unwrapped<T>>
}

// The rendering reads the data themselves, which the router does not see.
function packedForBrowser(pageData: unknown): Packed<unknown> {
  return Object.defineProperty({ pageJson: JSON.stringify(pageData) }, 'pageData', { value: pageData })
}

/** What was packed, as `meta` and `useMatches` get it. */
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

/** What a page shows by itself though its address is no good: `withStatus({ isValid: false }, 410)`. */
export function withStatus<D>(shown: D, status: number): WithStatus<D> {
  return new WithStatus(shown, status)
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
