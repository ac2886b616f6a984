// Runs in every test process: records which mutant is active and which rules each test reaches.
import pg from 'pg'
import type { CallMeta } from '../../contract/call.ts'
import { weakened } from './weakened.ts'

type Moves = Record<string, string[]>

let active = ''
let current = ''
const reached = new Map<string, Set<string>>()
const moves = new Map<string, { list: string[]; whole: string[]; name: string }>()
const unplaced: string[] = []

Object.assign(globalThis, { isMutant, mutatedMeta, drawnMove, noteMoves })
noteTables()

export function activate(id: string): void {
  const before = moves.get(active)
  before?.list.splice(0, before.list.length, ...before.whole)
  active = id
  const now = moves.get(id)
  now?.list.splice(0, now.list.length, ...now.whole.filter(name => name !== now.name))
}

/** Assigns every rule reached from now on to this test; between tests (empty name), to the whole file. */
export function begin(test: string): void {
  current = test
}

/** Whether a test, or the setup before all tests of its file, reached a rule. */
export function comesBy(test: string, id: string): boolean {
  return moves.has(id) || [test, ''].some(name => reached.get(name)?.has(id))
}

function note(id: string): void {
  const of = reached.get(current) ?? new Set()
  reached.set(current, of.add(id))
}

function isMutant(id: string): boolean {
  note(id)
  return id === active
}

// The declarations of a call are read again with every request.
function mutatedMeta(name: string, meta: CallMeta): CallMeta {
  return Object.defineProperties(
    { ...meta },
    {
      may: { enumerable: true, get: () => (active === `may ${name}` ? weakened(meta.may) : meta.may) },
      limitBy: { enumerable: true, get: () => (active === `limit ${name}` ? undefined : meta.limitBy) },
    },
  )
}

// Moves are read once, when their file is loaded: first their names, then the lists that contain them. Moves
// declared by a test itself are no rules of ours.
function drawnMove(id: string, name: string): string {
  unplaced.push(id)
  return name
}

function noteMoves(drawn: Moves): void {
  for (const list of Object.values(drawn))
    for (const name of [...list]) {
      const id = unplaced.shift()
      if (id !== undefined) moves.set(id, { list, whole: [...list], name })
    }
}

// A constraint can only take effect when its table is written.
function noteTables(): void {
  const { prototype } = pg.Client
  const query = prototype.query as (...args: unknown[]) => unknown
  prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args
    const text = typeof first === 'string' ? first : ((first as { text?: string } | null)?.text ?? '')
    for (const [, table] of text.matchAll(/\b(?:insert into|update|delete from)\s+"?(\w+)"?/gi))
      note(`constraint ${table}`)
    return query.apply(this, args)
  } as typeof prototype.query
}
