import { SaxesParser } from 'saxes'
import { fail } from '#contract/errors.ts'
import { maxTextBytes } from '#contract/files/film.ts'

export interface Attribute {
  uri: string
  local: string
  value: string
}

/** An element with its child elements and texts. */
export interface Node {
  uri: string
  local: string
  attributes: Attribute[]
  children: (Node | string)[]
}

const deepest = 100 // nested groups; drawing programs stay below twenty
const mostEntities = 200 // for each the whole text is read; programs for drawing define a few dozen
const mostElements = 100_000 // a map of a country has half as many

/**
 * Parses a drawing into a tree. Throws `drawingUnreadable`, and `drawingTooComplex` for a drawing that is too
 * deep or too large for browsers.
 */
export function treeOf(text: string): Node {
  const parser = new SaxesParser({ xmlns: true })
  const top: Node = { uri: '', local: '', attributes: [], children: [] }
  const open = [top]
  let elements = 0
  parser.on('error', () => {
    throw fail('drawingUnreadable')
  })
  parser.on('doctype', content => Object.assign(parser.ENTITIES, entitiesIn(content, text)))
  parser.on('opentag', ({ uri, local, attributes }) => {
    elements += 1
    if (open.length > deepest || elements > mostElements) throw fail('drawingTooComplex')
    const node: Node = { uri, local, attributes: Object.values(attributes), children: [] }
    open.at(-1)?.children.push(node)
    open.push(node)
  })
  parser.on('closetag', () => void open.pop())
  const put = (words: string) => {
    if (open.length > 1) open.at(-1)?.children.push(words)
  }
  parser.on('text', put)
  parser.on('cdata', put)
  parser.write(text).close()
  const root = top.children.find(child => typeof child !== 'string')
  if (!root) throw fail('drawingUnreadable')
  return root
}

/**
 * The short words that programs for drawing define for their own names (XML 1.0, 4.2): plain text alone. One that
 * stands for others, or for another file, is not defined; where there are too many, or they would make more text than a
 * drawing may have, it is refused.
 */
function entitiesIn(doctype: string, text: string): Record<string, string> {
  const found: Record<string, string> = {}
  let expanded = 0
  let defined = 0
  for (const [, name = '', double, single] of doctype.matchAll(
    /<!ENTITY\s+([\w.-]{1,40})\s+(?:"([^"&<%]*)"|'([^'&<%]*)')\s*>/g,
  )) {
    defined += 1
    if (defined > mostEntities) throw fail('drawingTooComplex')
    const value = double ?? single ?? ''
    found[name] = value
    expanded += value.length * (text.split(`&${name};`).length - 1)
    if (expanded > maxTextBytes) throw fail('drawingTooComplex')
  }
  return found
}
