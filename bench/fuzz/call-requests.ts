import type { z } from 'zod'
import { type BoundCall, parametersIn } from '#contract/addresses.ts'
import { mutated } from './mutate.ts'
import type { Random } from './random.ts'
import { rawBodies, rawParts } from './raw-bodies.ts'
import type { Asked } from './send.ts'
import { validOf } from './valid.ts'
import { callers, type World } from './world.ts'

type Input = Record<string, unknown>

const hostileWords = [
  '%00',
  '%ff',
  '%2e%2e',
  'a%2fb',
  '3000000000',
  '-1',
  '0',
  'abc',
  '%',
  '%ed%a0%80',
  '__proto__',
  'x'.repeat(250),
]
const hostileQueries = [
  'q=%00',
  'page=%ff',
  'page=1e3',
  'page[]=1',
  '__proto__=1',
  'constructor[a]=1',
  '&&=&',
  'limit=9999999999',
  'sort=password',
  'q=%ed%a0%80',
]

/**
 * Returns a request for a call of the contract, with an input that is valid, at a bound, invalid or missing.
 */
export function callRequest(call: BoundCall, world: World, random: Random): Asked {
  const schema = call.procedure['~orpc'].inputSchema as z.core.$ZodType | undefined
  const area = call.name.split('.')[0] ?? ''
  const making = { random, world, area, name: '', depth: 0 }
  const valid = (schema ? validOf(schema, making) : {}) as Input
  const known = world.versions.get(`${area} ${valid.id ?? valid.path}`)
  if ('version' in valid && known !== undefined && random.chance(0.8)) valid.version = known
  const input = (random.chance(0.5) ? valid : mutated(valid, random)) as Input
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input)
  const { path, rest } = pathOf(call, isObject ? input : {}, random)
  const query = call.method === 'GET' ? queryOf(rest, random) : ''
  return {
    method: call.method,
    target: `/api/v1${path}${query}`,
    ...sentBy(call, world, random),
    ...bodyOf(call, isObject ? rest : input, random, world),
    about: call.name,
  }
}

function pathOf({ path }: BoundCall, input: Input, random: Random): { path: string; rest: Input } {
  const rest = { ...input }
  const filled = parametersIn(path).reduce((address, name) => {
    const value = random.chance(0.1) ? random.pick(hostileWords) : escaped(rest[name])
    delete rest[name]
    return address.split(`{+${name}}`).join(value.split('%2F').join('/')).split(`{${name}}`).join(value)
  }, path)
  return { path: filled, rest }
}

function escaped(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '1')
  return encodeURIComponent(text.toWellFormed().slice(0, 500)) || '1'
}

function queryOf(input: Input, random: Random): string {
  if (random.chance(0.1)) return `?${random.pick(hostileQueries)}`
  const pairs = Object.entries(input).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]],
  )
  if (pairs.length > 0 && random.chance(0.05)) pairs.push(random.pick(pairs))
  const written = new URLSearchParams(pairs as [string, string][]).toString().slice(0, 6000)
  return written === '' ? '' : `?${written}`
}

function sentBy(call: BoundCall, { tokens, url }: World, random: Random) {
  // Logging out with a token would end the session that all others use.
  const isAccount = call.name.startsWith('account.') && call.name !== 'account.me'
  const caller = isAccount ? 'stranger' : random.chance(0.5) ? 'hanna' : random.pick(callers)
  const token = tokens[caller]
  const ip = `198.51.${random.int(256)}.${random.int(256)}`
  const headers: Record<string, string> = {
    host: new URL(url).host,
    'x-forwarded-for': ip,
    'accept-language': random.pick(['de', 'en', 'fr;q=1, en;q=0.1', '*', 'x'.repeat(300)]),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  return { caller, headers }
}

function bodyOf(
  call: BoundCall,
  input: unknown,
  random: Random,
  world: World,
): Pick<Asked, 'body' | 'headers'> & Partial<Asked> {
  const base = sentBy(call, world, random)
  if (call.method === 'GET') return { ...base, body: null }
  if (call.meta.takesFile) {
    const { body, boundary } = random.pick(rawParts)
    return {
      ...base,
      body,
      headers: { ...base.headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    }
  }
  const json = JSON.stringify(input) ?? ''
  if (random.chance(0.85))
    return { ...base, body: json, headers: { ...base.headers, 'content-type': 'application/json' } }
  const { type, make } = random.pick(rawBodies)
  const headers = { ...base.headers, ...(type !== null && { 'content-type': type }) }
  return { ...base, body: make(json), headers }
}
