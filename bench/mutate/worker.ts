// In every process of tests: which mutant is active, and which ones its tests have come by.
import { appendFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, expect, inject } from 'vitest'
import type { CallMeta } from '../../contract/call.ts'
import { weakened } from './weakened.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    mutant: string
    /** The file to which each file of tests adds a line with what it came by; none is written where it is empty. */
    reached: string
  }
}

const active = inject('mutant')
const reached = new Set<string>()

Object.assign(globalThis, { isMutant, mutatedMeta })

function isMutant(id: string): boolean {
  reached.add(id)
  return id === active
}

function mutatedMeta(name: string, meta: CallMeta): CallMeta {
  if (active === `may ${name}`) return { ...meta, may: weakened(meta.may) }
  if (active !== `limit ${name}`) return meta
  const { limitBy, ...unlimited } = meta
  return unlimited
}

if (inject('reached')) {
  noteTables()
  afterAll(() => {
    const file = expect.getState().testPath
    appendFileSync(inject('reached'), `${JSON.stringify({ file, ids: [...reached] })}\n`)
  })
}

// A constraint can only speak where its table is written.
function noteTables(): void {
  const { prototype } = pg.Client
  const query = prototype.query as (...args: unknown[]) => unknown
  prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args
    const text = typeof first === 'string' ? first : ((first as { text?: string } | null)?.text ?? '')
    for (const [, table] of text.matchAll(/\b(?:insert into|update|delete from)\s+"?(\w+)"?/gi))
      reached.add(`constraint ${table}`)
    return query.apply(this, args)
  } as typeof prototype.query
}
