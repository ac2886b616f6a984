import { anyValue, badMoments, badNumbers, badTexts, longRun, longTexts, oddTexts } from './hostile.ts'
import type { Random } from './random.ts'

type Node = Record<string, unknown> | unknown[]

/** Returns a copy of the input with one to three values replaced, removed or added. */
export function mutated(input: unknown, random: Random): unknown {
  const copy = structuredClone(input)
  const holder = { input: copy }
  for (let times = 1 + random.int(3); times > 0; times -= 1) change(random.pick(nodesIn(holder)), random)
  return holder.input
}

function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  return [value as Node, ...Object.values(value).flatMap(nodesIn)].slice(0, 500)
}

function change(node: Node, random: Random): void {
  const name = random.pick(Object.keys(node))
  if (name === undefined || random.chance(0.1)) addTo(node, random)
  else if (random.chance(0.15)) removeFrom(node, name)
  else replaceIn(node as Record<string, unknown>, name, random)
}

function replaceIn(node: Record<string, unknown>, name: string, random: Random): void {
  node[name] = random.chance(0.6) ? likeIt(node[name], random) : anyValue(random)
}

function likeIt(value: unknown, random: Random): unknown {
  if (typeof value === 'number') return random.pick(badNumbers)
  if (typeof value !== 'string') return anyValue(random)
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return random.pick(badMoments)
  return random.pick([
    ...badTexts,
    ...oddTexts,
    ...longTexts,
    value + random.pick(badTexts),
    longRun(random),
    '',
  ])
}

function addTo(node: Node, random: Random): void {
  if (Array.isArray(node)) {
    node.push(anyValue(random))
    return
  }
  const name = random.pick(['__proto__', 'constructor', 'isAdmin', 'version', 'toString', '', 'a\0b'])
  Object.defineProperty(node, name, {
    value: anyValue(random),
    enumerable: true,
    configurable: true,
    writable: true,
  })
}

function removeFrom(node: Node, name: string): void {
  if (Array.isArray(node)) node.splice(Number(name), 1)
  else delete node[name]
}
