import { fail } from '#contract/errors.ts'
import type { Node } from './svg-tree.ts'

/**
 * Returns the declarations of an element from style sheets and its own `style`, in ascending order of
 * precedence.
 */
export type StyledBy = (node: Node) => [property: string, value: string][]

interface Rule {
  tag: string
  id: string
  classes: string[]
  weight: number
  declarations: Declaration[]
}

interface Declaration {
  name: string
  value: string
  isImportant: boolean
}

const mostMatches = 1_000_000 // rules tested against elements; the largest drawings in use have fifty thousand

/** Parses the style sheets inside a drawing. Calls `skipped` for each rule that cannot be applied. */
export function stylesOf(root: Node, skipped: () => void): StyledBy {
  const rules = byLastName(sheetsIn(root).flatMap(sheet => rulesIn(sheet, skipped)))
  let matches = 0
  return node => {
    const id = readAttribute(node, 'id')
    const classes = readAttribute(node, 'class').split(/\s+/).filter(Boolean)
    const keys = new Set(['*', node.local, `#${id}`, ...classes.map(name => `.${name}`)])
    const candidates = [...keys].flatMap(key => rules.get(key) ?? [])
    matches += candidates.length
    if (matches > mostMatches) throw fail('drawingTooComplex')
    const own = { weight: 1000, order: 0, declarations: declarationsIn(readAttribute(node, 'style')) }
    const fitting = candidates.filter(rule => fits(rule, { tag: node.local, id, classes }))
    const declarations = [...fitting, own]
      .sort((a, b) => a.weight - b.weight || a.order - b.order)
      .flatMap(one => one.declarations)
    return [
      ...declarations.filter(one => !one.isImportant),
      ...declarations.filter(one => one.isImportant),
    ].map(({ name, value }) => [name, value])
  }
}

function sheetsIn(node: Node): string[] {
  if (node.local === 'style') return [node.children.filter(child => typeof child === 'string').join('')]
  return node.children.flatMap(child => (typeof child === 'string' ? [] : sheetsIn(child)))
}

function rulesIn(sheet: string, skipped: () => void): Rule[] {
  const plain = sheet
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
    .replace(/<!--|-->/g, '')
    .replace(/@(charset|namespace)[^;{}]*;?/gi, '')
  const [text, isWhole] = withoutAtRules(plain)
  if (!isWhole) skipped()
  return [...text.matchAll(/(?<![^{}])([^{}]*)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) => {
    const declarations = declarationsIn(body)
    return selectors.split(',').flatMap(selector => {
      const rule = ruleOf(selector.trim(), declarations)
      if (!rule && !/:(hover|focus|active)/.test(selector)) skipped()
      return rule ?? []
    })
  })
}

/** Removes at-rules such as web fonts and media queries, which no attribute can express. */
function withoutAtRules(sheet: string): [text: string, isWhole: boolean] {
  let text = ''
  let depth = 0
  let isSkipping = false
  let isWhole = true
  for (const sign of sheet) {
    if (sign === '@' && depth === 0) isSkipping = true
    if (isSkipping) isWhole = false
    if (!isSkipping) text += sign
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    if (isSkipping && depth <= 0 && (sign === ';' || sign === '}')) isSkipping = false
  }
  return [text, isWhole]
}

const simple = /^(\*|[A-Za-z][\w-]*)?((?:[.#][\w-]+)*)$/

function ruleOf(selector: string, declarations: Declaration[]): Rule | null {
  const [whole, tag = '', rest = ''] = simple.exec(selector) ?? []
  if (!whole) return null
  const names = rest.match(/[.#][\w-]+/g) ?? []
  const ids = names.filter(name => name.startsWith('#'))
  const classes = names.filter(name => name.startsWith('.')).map(name => name.slice(1))
  const isTag = tag !== '' && tag !== '*'
  const weight = ids.length * 100 + classes.length * 10 + (isTag ? 1 : 0)
  return { tag: isTag ? tag : '', id: ids[0]?.slice(1) ?? '', classes, weight, declarations }
}

type Ordered = Rule & { order: number }

// Indexes each rule by its most specific selector (id, class, tag), so that few rules are tested per element.
function byLastName(rules: Rule[]): Map<string, Ordered[]> {
  const found = new Map<string, Ordered[]>()
  for (const [order, rule] of rules.entries()) {
    const { id, classes, tag } = rule
    const key = id ? `#${id}` : classes[0] ? `.${classes[0]}` : tag || '*'
    const same = found.get(key) ?? []
    same.push({ ...rule, order })
    found.set(key, same)
  }
  return found
}

function fits({ tag, id, classes }: Rule, node: { tag: string; id: string; classes: string[] }): boolean {
  return (
    (tag === '' || tag === node.tag) &&
    (id === '' || id === node.id) &&
    classes.every(name => node.classes.includes(name))
  )
}

function declarationsIn(body: string): Declaration[] {
  return body.split(';').flatMap(one => {
    const at = one.indexOf(':')
    if (at < 1) return []
    const value = one.slice(at + 1).trim()
    const isImportant = /!\s*important$/i.test(value)
    return {
      name: one.slice(0, at).trim().toLowerCase(),
      value: value.replace(/(?<!\s)\s*!\s*important$/i, ''),
      isImportant,
    }
  })
}

function readAttribute({ attributes }: Node, name: string): string {
  return attributes.find(({ uri, local }) => uri === '' && local === name)?.value ?? ''
}
