import { cleanText } from './clean-text.ts'
import { recordKindNames } from './record-kinds.ts'
import { mendedAddress } from './web-address.ts'

// Limits of a document. `mendDocument` corrects what exceeds them by mistake.
export const deepest = 12 // nested blocks
export const longestAddress = 2000 // characters, as are the next three
export const longestAlt = 300
export const longestCaption = 500
export const longestCodeLanguage = 40
export const widestCell = 100 // columns
export const highestCell = 200 // rows
export const farthestStart = 1_000_000 // of a numbered list

/** Width of a picture in a text: half a line, a line, or beyond it as far as the page allows. */
export const pictureSizes = ['small', 'line', 'wide'] as const

const highestId = 2_147_483_647 // as in `fields.ts`; importing it would be circular

/** What was changed in a document so that it can be stored; removed invisible characters are not reported. */
export const textChanges = ['link', 'noLink', 'thing', 'cut', 'list', 'cell', 'nesting'] as const
export type TextChange = (typeof textChanges)[number]

/** A node of a document that is not validated yet. */
export interface LooseNode {
  type?: unknown
  text?: unknown
  attrs?: Record<string, unknown>
  marks?: LooseNode[]
  content?: LooseNode[]
}

/**
 * Normalises a document: encodes addresses, removes empty links, and limits numbers and depth. What cannot be
 * a mistake, such as an address that runs a script, stays and is refused.
 */
export function mendDocument(given: unknown): { document: unknown; changes: ReadonlySet<TextChange> } {
  const changes = new Set<TextChange>()
  const isOne = isNode(given) && given.type === 'doc' && given.content !== undefined
  const document = isOne
    ? { ...given, content: filled('doc', blocks(given.content ?? [], 1, changes)) }
    : given
  return { document, changes }
}

/** Same as `mendDocument` for adjacent nodes, such as pasted ones. */
export function mendNodes(nodes: readonly LooseNode[]): {
  nodes: LooseNode[]
  changes: ReadonlySet<TextChange>
} {
  const changes = new Set<TextChange>()
  return { nodes: blocks(nodes, 1, changes), changes }
}

type Changes = Set<TextChange>

const needs: Record<string, number> = { blockquote: 1, bulletList: 2, orderedList: 2, table: 3 } // nesting levels below the node
const dropsEmpty = new Set(['bulletList', 'orderedList', 'table', 'tableRow'])
const holdsBlocks = new Set(['doc', 'blockquote', 'listItem', 'tableCell', 'tableHeader'])
// Beyond this level, the JSON of a text with a link would be nested deeper than twice `deepest`.
const lastLevel = deepest - 3

function blocks(nodes: readonly LooseNode[], level: number, changes: Changes): LooseNode[] {
  return nodes.flatMap(node => block(node, level, changes))
}

function block(node: LooseNode, level: number, changes: Changes): LooseNode[] {
  if (!isNode(node)) return [node]
  const { type } = node
  const below = needs[type]
  if (below !== undefined && level + below > lastLevel) {
    changes.add('nesting')
    return blocks(leavesOf(node), level, changes)
  }
  if (type === 'text') return textNode(node, changes)
  if ((type === 'image' || type === 'poll') && !isThing(node.attrs?.[type === 'image' ? 'fileId' : 'id'])) {
    changes.add('thing')
    return []
  }
  const attrs = attributes(type, node.attrs, changes)
  const inner = node.content
    ? blocks(node.content, level + 1, changes).map(one => inCode(type, one))
    : undefined
  const content =
    type in needs || holdsBlocks.has(type) || type === 'tableRow' ? filled(type, inner ?? []) : inner
  if (dropsEmpty.has(type) && content?.length === 0) return []
  return [
    {
      ...node,
      ...(attrs && { attrs }),
      ...(node.marks && { marks: marksOf(node.marks, changes) }),
      ...(content && { content }),
    },
  ]
}

/** Nodes that contain blocks contain at least one. */
function filled(type: string, content: LooseNode[]): LooseNode[] {
  return content.length === 0 && holdsBlocks.has(type) ? [{ type: 'paragraph' }] : content
}

function leavesOf(node: LooseNode): LooseNode[] {
  if (!isNode(node)) return [node]
  const isLeaf =
    !(node.type in needs) && !['listItem', 'tableRow', 'tableCell', 'tableHeader'].includes(node.type)
  return isLeaf ? [node] : (node.content ?? []).flatMap(leavesOf)
}

function textNode(node: LooseNode, changes: Changes): LooseNode[] {
  if (typeof node.text !== 'string') return [node]
  const text = cleanText(node.text)
  return text === '' ? [] : [{ ...node, text, ...(node.marks && { marks: marksOf(node.marks, changes) }) }]
}

// Outside of code, a line break in a text is a space.
function inCode(type: string, node: LooseNode): LooseNode {
  const isText = type !== 'codeBlock' && typeof node?.text === 'string' && node.text.includes('\n')
  return isText ? { ...node, text: String(node.text).replaceAll('\n', ' ') } : node
}

function marksOf(marks: LooseNode[], changes: Changes): LooseNode[] {
  return marks.flatMap(mark => (isNode(mark) && mark.type === 'link' ? link(mark, changes) : [mark]))
}

const slip = /^(https?|mailto|tel|file):|#_/i

function link(mark: LooseNode, changes: Changes): LooseNode[] {
  const { href, kind, id, target: opens, ...rest } = mark.attrs ?? {}
  const target = opens === '_blank' && { target: opens }
  const isOurs = (recordKindNames as readonly unknown[]).includes(kind) && isThing(id)
  const mended = typeof href === 'string' ? mendedAddress(href) : null
  const fits = mended !== null && mended.length <= longestAddress
  if ((href ?? kind ?? id ?? null) === null)
    return [{ ...mark, attrs: { ...rest, ...(href === null && { href }), ...target } }] // the record was deleted: readers are told that the link has no target
  if (!isOurs && !fits) {
    if (typeof href === 'string' && !slip.test(href.trim())) return [mark]
    changes.add('noLink')
    return []
  }
  if (!isOurs && mended !== href) changes.add('link')
  const address = fits ? { href: mended } : href === null && { href }
  return [{ ...mark, attrs: { ...rest, ...address, ...(isOurs && { kind, id }), ...target } }]
}

type Attributes = Record<string, unknown>

function attributes(type: string, attrs: Attributes | undefined, changes: Changes): Attributes | undefined {
  if (typeof attrs !== 'object' || attrs === null) return attrs
  const mended = { ...attrs, ...mendedAttributes(type, attrs) }
  const differs = (name: string) => mended[name] !== attrs[name] && attrs[name] !== undefined
  if (type === 'orderedList' && differs('start')) changes.add('list')
  if (differs('colspan') || differs('rowspan')) changes.add('cell')
  if (
    [
      ['alt', longestAlt],
      ['caption', longestCaption],
      ['title', longestAlt],
    ].some(([name, longest]) => lengthOf(attrs[String(name)]) > Number(longest))
  )
    changes.add('cut')
  return Object.fromEntries(Object.entries(mended).filter(([, value]) => value !== undefined))
}

function mendedAttributes(type: string, attrs: Attributes): Attributes {
  switch (type) {
    case 'orderedList':
      return { start: within(attrs.start, -farthestStart, farthestStart) }
    case 'tableCell':
    case 'tableHeader':
      return { colspan: clamped(attrs.colspan, widestCell), rowspan: clamped(attrs.rowspan, highestCell) }
    case 'codeBlock':
      return { language: cut(attrs.language, longestCodeLanguage) }
    case 'image':
      return {
        ...{ alt: cut(attrs.alt, longestAlt), caption: cut(attrs.caption, longestCaption) },
        size: (pictureSizes as readonly unknown[]).includes(attrs.size) ? attrs.size : undefined,
      }
    case 'poll':
      return { title: cut(attrs.title, longestAlt) }
    default:
      return {}
  }
}

function lengthOf(text: unknown): number {
  return typeof text === 'string' ? text.length : 0
}

function cut(text: unknown, longest: number): unknown {
  return typeof text === 'string' ? cleanText(text).slice(0, longest) : text
}

function within(value: unknown, least: number, most: number): unknown {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most ? value : undefined
}

function clamped(value: unknown, most: number): unknown {
  if (typeof value !== 'number') return undefined
  return Number.isInteger(value) ? Math.min(Math.max(value, 1), most) : 1
}

function isThing(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= highestId
}

/** Anything else stays unchanged, and is refused. */
function isNode(value: unknown): value is LooseNode & { type: string } {
  if (!isObject(value) || typeof value.type !== 'string') return false
  const { attrs = {}, content = [], marks = [] } = value
  return isObject(attrs) && Array.isArray(content) && Array.isArray(marks)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
