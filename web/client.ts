import publicCalls from 'virtual:calls'
import type { ContractRouterClient } from '@orpc/contract'
import type { Contract } from '#contract/contract.ts'
import type { Failure, Problem } from '#contract/errors.ts'
import { type Language, locales } from '#contract/language.ts'
import { currentLanguage } from '#web/current-language.ts'
import { failureOf, noConnectionFailure } from '#web/failure-of.ts'
import { accessToken, refreshedToken } from './access-token.ts'

// Starts with the public calls only, so that visitors do not load those of staff.
let calls = publicCalls

let handleRefusal = async (failure: Failure, _again: () => Promise<unknown>): Promise<unknown> => {
  throw failure
}

/**
 * Registers the method and path of further calls, from account pages and backstage. Backstage also passes
 * `refused`, which asks the user to authenticate again.
 */
export function registerCalls(more: typeof publicCalls, refused = handleRefusal): void {
  calls = { ...calls, ...more }
  handleRefusal = refused
}

/** The whole API as functions; the same type in the browser and during server rendering. */
export type Client = ContractRouterClient<Contract>

/** The client of the browser: `await client.news.latest({ page: 1 })`, answered in the language of the page shown. */
export const client = clientWithin([], currentLanguage) as unknown as Client

/**
 * The client in a fixed language, because a page that is being opened may have another language than the
 * current one.
 */
export function clientIn(language: Language): Client {
  return clientWithin([], () => language) as unknown as Client
}

type Speaking = () => Language

function clientWithin(names: string[], speaking: Speaking): unknown {
  return new Proxy(() => undefined, {
    get: (_, name) =>
      typeof name === 'string' && name !== 'then' ? clientWithin([...names, name], speaking) : undefined,
    apply: (_, __, [input]: [Record<string, unknown> | undefined]) =>
      send({ name: names.join('.'), input: input ?? {}, language: speaking() }),
  })
}

interface Call {
  name: string
  input: Record<string, unknown>
  language: Language
}

async function send(call: Call): Promise<unknown> {
  const answer = await ask(call, await accessToken())
  const again =
    answer.status === 401 && !/^account\.(?!self\.)/.test(call.name) ? await refreshedToken() : null
  const last = again ? await ask(call, again) : answer
  if (last.ok && !last.headers.has('content-type')) return undefined
  const body: unknown = await last.json().catch(() => null)
  if (last.ok) return body
  return handleRefusal(failureOf(last, body as Partial<Problem> | null), () => send(call))
}

async function ask({ name, input, language }: Call, token: string | null): Promise<Response> {
  const { method, path, rest } = fill(name, input)
  const headers = new Headers({ 'accept-language': locales[language] })
  if (token) headers.set('authorization', `Bearer ${token}`)
  const hasBody = method !== 'GET'
  if (hasBody) headers.set('content-type', 'application/json')
  const query = hasBody ? '' : queryOf(rest)
  const request = {
    method,
    headers,
    body: hasBody ? JSON.stringify(rest) : null,
    credentials: 'same-origin',
  } as const
  return fetch(`/api/v1${path}${query}`, request).catch(() => {
    throw noConnectionFailure(language)
  })
}

function fill(name: string, input: Record<string, unknown>) {
  const [method = 'GET', pattern = '/'] = (calls[name] ?? '').split(' ')
  const rest = { ...input }
  const path = pattern.replace(/\{(\+?)(\w+)\}/g, (_, many: string, parameter: string) => {
    const value = String(rest[parameter] ?? '')
    delete rest[parameter]
    const words = many ? value.split('/') : [value]
    return words.map(encodeURIComponent).join('/')
  })
  return { method, path, rest }
}

function queryOf(values: Record<string, unknown>): string {
  const pairs = Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs as [string, string][])}`
}
