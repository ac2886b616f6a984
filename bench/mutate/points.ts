// Finds the places in the sources at which a rule can be removed, from their syntax trees.
import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import type { Mutant } from './mutants.ts'

/** A mutant in a source file: `code` replaces the text from `from` to `to`. */
export interface Point extends Mutant {
  from: number
  to: number
  code: string
}

interface Node {
  type: string
  start: number
  end: number
}
type Replace = (text: string, isActive: string, id: string) => string
type Finding = Pick<Point, 'kind' | 'from' | 'to'> & { replace: Replace }

/**
 * Returns all places of a source that throw or return a `fail` or `voteFailure`, take a limit, or declare a move
 * between states.
 */
export function pointsIn(path: string): Point[] {
  const source = readFileSync(path, 'utf8')
  const found: Finding[] = []
  visit(parseSync(path, source).program as unknown as Node, [], (node, above) => {
    const finding =
      failAt(node, above) ?? refusalAt(node, above) ?? limitAt(path, node, source) ?? movesAt(node, above)
    // A statement with several failures is a single rule.
    if (finding && !found.some(({ from, to }) => from === finding.from && to === finding.to))
      found.push(finding)
  })
  const seen = new Map<string, number>()
  return found.map(({ kind, from, to, replace }) => {
    const text = source.slice(from, to).replace(/\s+/g, ' ')
    const n = (seen.get(text) ?? 0) + 1
    seen.set(text, n)
    const id = `${kind} ${path} ${text}${n > 1 ? ` (${n})` : ''}`
    const named = JSON.stringify(id)
    const code = replace(source.slice(from, to), `globalThis.isMutant?.(${named})`, named)
    return { id, kind, place: `${path}:${source.slice(0, from).split('\n').length}`, text, from, to, code }
  })
}

function failAt(node: Node, above: Node[]): Finding | null {
  if (!isCallOf(node, 'fail')) return null
  const statement = above.findLast(({ type }) => /Statement$|Function|Declaration$/.test(type)) ?? node
  if (/^(Throw|Return)Statement$/.test(statement.type)) return at('fail', statement, unless)
  return at('fail', node, (text, isActive) => `(${isActive} ? fail('unexpected') : ${text})`)
}

// `throw voteFailure('pollExpired')`: the reason for which a vote is refused.
function refusalAt(node: Node, above: Node[]): Finding | null {
  const statement = above.at(-1)
  if (!isCallOf(node, 'voteFailure') || statement?.type !== 'ThrowStatement') return null
  return at('fail', statement, unless)
}

// In a block, so that an `else` after it still belongs to the preceding condition.
function unless(text: string, isActive: string): string {
  return `{ if (!${isActive}) { ${text} } }`
}

// The declarations of calls and forms are removed per call, see mutants.ts and rewrite.ts.
const byDeclaration = ['server/platform/calls/perform.ts', 'server/platform/forms/receive.ts']

function limitAt(path: string, node: Node, source: string): Finding | null {
  if (byDeclaration.includes(path) || !isCallOf(node)) return null
  const callee = source.slice(node.callee.start, node.callee.end)
  if (!/(^|\.)limits\.(take|check)$/.test(callee)) return null
  return at('limit', node, (text, isActive) => `(${isActive} ? undefined : ${text})`)
}

// states({ queued: ['sending'] }): each name in a list is a move, which active.ts removes from the list.
function movesAt(node: Node, above: Node[]): Finding | null {
  const call = above.findLast(outer => isCallOf(outer, 'states'))
  const isName = node.type === 'Literal' && above.at(-1)?.type === 'ArrayExpression'
  if (!call || !isName) return null
  return at('state', node, (text, _, id) => `(globalThis.drawnMove?.(${id}, ${text}) ?? ${text})`)
}

function at(kind: Finding['kind'], { start, end }: Node, replace: Replace): Finding {
  return { kind, from: start, to: end, replace }
}

function isCallOf(node: Node, name?: string): node is Node & { callee: Node } {
  if (node.type !== 'CallExpression') return false
  const { callee } = node as Node & { callee: Node & { name?: string } }
  return name === undefined || (callee.type === 'Identifier' && callee.name === name)
}

function visit(node: Node, above: Node[], see: (node: Node, above: Node[]) => void): void {
  see(node, above)
  for (const value of Object.values(node)) {
    for (const inner of Array.isArray(value) ? value : [value])
      if (isNode(inner)) visit(inner, [...above, node], see)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
