import { fail } from '#contract/errors.ts'
import type { Cleaned } from './svg.ts'

const mostDrawn = 200_000 // elements, each counted as often as it is drawn
const mostNoise = 20 // noise filters, each counted as often as it is used

/**
 * Throws `drawingTooComplex` for a drawing with too many elements after nested references are expanded: ten
 * copies of ten copies of ten are one line each, and more than a browser can draw. Browsers do not draw
 * circular references.
 */
export function refuseEndless(root: Cleaned): void {
  const byId = new Map<string, Cleaned>()
  collect(root, byId)
  const known = new Map<Cleaned, Cost>()
  const { drawn, noise } = costOf(root, byId, known)
  if (drawn > mostDrawn || noise > mostNoise) throw fail('drawingTooComplex')
}

interface Cost {
  drawn: number
  noise: number
}

function collect(node: Cleaned, byId: Map<string, Cleaned>): void {
  const id = node.attributes.find(([name]) => name === 'id')?.[1]
  if (id && !byId.has(id)) byId.set(id, node)
  for (const child of node.children) if (typeof child !== 'string') collect(child, byId)
}

const nothing: Cost = { drawn: 0, noise: 0 }

function costOf(node: Cleaned, byId: Map<string, Cleaned>, known: Map<Cleaned, Cost>): Cost {
  const before = known.get(node)
  if (before) return before
  known.set(node, nothing) // found again while its own cost is computed: a circular reference, which costs nothing
  const inside = node.children.filter(child => typeof child !== 'string')
  const parts = [...inside, ...referencesOf(node, byId)].map(each => costOf(each, byId, known))
  const cost = parts.reduce(
    (sum, part) => ({ drawn: sum.drawn + part.drawn, noise: sum.noise + part.noise }),
    {
      drawn: 1,
      noise: node.local === 'feTurbulence' ? 1 : 0,
    },
  )
  known.set(node, cost)
  return cost
}

function referencesOf({ attributes }: Cleaned, byId: Map<string, Cleaned>): Cleaned[] {
  return attributes.flatMap(([name, value]) => {
    const ids =
      name === 'href' ? [value.slice(1)] : [...value.matchAll(/url\(\s*["']?#([\w.-]+)/g)].map(([, id]) => id)
    return ids.flatMap(id => byId.get(id ?? '') ?? [])
  })
}
