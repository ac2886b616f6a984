import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import type { CallMeta } from './call.ts'
import { contract } from './contract.ts'

export interface BoundCall {
  /** Path of the call in the contract, e.g. `news.backstage.find`. */
  name: string
  method: string
  /** With parameters in braces, e.g. `/info/news/{slug}`. */
  path: string
  meta: CallMeta
  procedure: AnyContractProcedure
}

/** Returns every call of the contract with its address. */
export function allCalls(): BoundCall[] {
  return callsWithin(contract, [])
}

/** Returns name → `METHOD /path` for all or the wanted calls of browsers; calls of mail programs are left out. */
export function addressesOfCalls(isWanted = (_meta: CallMeta) => true): Record<string, string> {
  const asked = allCalls().filter(({ meta }) => !meta.takesForm && isWanted(meta))
  return Object.fromEntries(asked.map(({ name, method, path }) => [name, `${method} ${path}`]))
}

/** Returns the names of a path's parameters: `slug` in `/info/news/{slug}`, `path` in `/content/{+path}`. */
export function parametersIn(path: string): string[] {
  return [...path.matchAll(/\{\+?(\w+)\}/g)].map(([, name = '']) => name)
}

function callsWithin(part: object, names: string[]): BoundCall[] {
  return Object.entries(part).flatMap(([name, inner]) =>
    isContractProcedure(inner) ? [bound(inner, [...names, name])] : callsWithin(inner, [...names, name]),
  )
}

function bound(procedure: AnyContractProcedure, names: string[]): BoundCall {
  const { route, meta } = procedure['~orpc']
  return {
    name: names.join('.'),
    method: route.method ?? 'GET',
    path: route.path ?? '/',
    meta: meta as CallMeta,
    procedure,
  }
}
