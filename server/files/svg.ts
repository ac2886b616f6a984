import { fail } from '#contract/errors.ts'
import type { LeftOut } from '#contract/files/file.ts'
import { refuseEndless } from './svg-cost.ts'
import { sizeOf } from './svg-size.ts'
import { type StyledBy, stylesOf } from './svg-styles.ts'
import { type Attribute, type Node, treeOf } from './svg-tree.ts'
import { isSafeValue, knownAttributes, knownElements, properties } from './svg-words.ts'

export interface Drawing {
  /** The drawing, rewritten from allowed elements and attributes only. */
  text: string
  width: number
  height: number
  leftOut: LeftOut[]
}

/** Replacements for the pictures of a drawing, by their `data:` addresses. */
export type Pictures = ReadonlyMap<string, string>

const svg = 'http://www.w3.org/2000/svg'
const mostText = 4 * 1024 * 1024 // characters: style rules are written out at each element

/**
 * Rewrites a drawing with the elements and attributes that only draw, and reports what was left out: scripts,
 * animations, foreign content, external links and pictures, and styles. Private elements of editors are
 * dropped without a report. Throws a failure if the drawing cannot be shown.
 */
export function cleanDrawing(text: string, pictures: Pictures = new Map()): Drawing {
  const root = treeOf(text)
  if (root.uri !== svg || root.local !== 'svg') throw fail('fileTypeNotAllowed')
  const { width, height, viewBox } = sizeOf(root)
  const leftOut = new Set<LeftOut>()
  const styledBy = stylesOf(root, () => leftOut.add('styles'))
  const cleaned = clean(root, { pictures, styledBy, leftOut })
  const box = cleaned.attributes.some(([name]) => name === 'viewBox') ? [] : [['viewBox', viewBox] as const]
  const whole = { ...cleaned, attributes: [['xmlns', svg] as const, ...cleaned.attributes, ...box] }
  refuseEndless(whole)
  const written = write(whole)
  if (written.length > mostText + picturesLength(pictures)) throw fail('drawingTooComplex')
  return { text: `${written}\n`, width, height, leftOut: [...leftOut].sort() }
}

const picture = /^data:image\/(png|jpe?g|gif|webp);base64,/i

/** Returns the distinct pictures embedded in a drawing, as `data:` addresses. */
export function picturesIn(text: string): string[] {
  const found = new Set<string>()
  const look = (node: Node) => {
    const address = node.local === 'image' ? hrefOf(node) : ''
    if (picture.test(address)) found.add(address)
    for (const child of node.children) if (typeof child !== 'string') look(child)
  }
  look(treeOf(text))
  return [...found]
}

/** An element as it will be written. */
export interface Cleaned {
  local: string
  attributes: readonly (readonly [name: string, value: string])[]
  children: (Cleaned | string)[]
}

interface Cleaning {
  pictures: Pictures
  styledBy: StyledBy
  leftOut: Set<LeftOut>
}

function clean(node: Node, cleaning: Cleaning): Cleaned {
  const { leftOut } = cleaning
  if (node.attributes.some(({ local }) => /^on/i.test(local))) leftOut.add('scripts')
  const children = shownChildren(node).flatMap((child): (Cleaned | string)[] => {
    if (typeof child === 'string') return [child]
    const reason = reasonAgainst(child, cleaning)
    if (reason) leftOut.add(reason)
    return reason || !isKnown(child) ? [] : [clean(child, cleaning)]
  })
  return { local: plainName[node.local] ?? node.local, attributes: attributesOf(node, cleaning), children }
}

// A link is written as a group; so is a `switch`, with its first child that can be shown.
const plainName: Record<string, string> = { a: 'g', switch: 'g' }

function isKnown({ uri, local }: Node): boolean {
  return uri === svg && (knownElements.has(local) || local in plainName)
}

function shownChildren({ local, children }: Node): Node['children'] {
  if (local !== 'switch') return children
  const shown = children.find(child => typeof child !== 'string' && isKnown(child))
  return shown ? [shown] : []
}

const running = /^(script|handler|listener)$/i
const foreign = /^(foreignobject|iframe|object|embed|audio|video)$/i
const moving = /^(animate\w*|set|discard|mpath)$/i

function reasonAgainst(node: Node, { pictures }: Cleaning): LeftOut | null {
  if (running.test(node.local)) return 'scripts'
  if (foreign.test(node.local)) return 'foreign'
  if (moving.test(node.local)) return 'movement'
  if (node.uri !== svg) return null
  if (node.local === 'image') return pictures.has(hrefOf(node)) ? null : 'pictures'
  const leadsOut = (node.local === 'a' || node.local === 'use') && !/^(#[\w.-]*)?$/.test(hrefOf(node))
  if (node.local === 'use' && leadsOut) return 'pictures'
  return null
}

function attributesOf(node: Node, { pictures, styledBy, leftOut }: Cleaning): [string, string][] {
  const found = node.attributes.flatMap((attribute): [string, string][] => {
    const { uri, local, value } = attribute
    if (local === 'href') return hrefAttribute(node, attribute, pictures, leftOut)
    return uri === '' && local !== 'style' && knownAttributes.has(local) && isSafeValue(value)
      ? [[local, tamed(local, value)]]
      : []
  })
  const styled = styledBy(node).flatMap(([name, value]): [string, string][] => {
    if (properties.has(name) && isSafeValue(value)) return [[name, value]]
    if (shaping.test(name) || (properties.has(name) && /url\(/i.test(value))) leftOut.add('styles')
    return []
  })
  return [...new Map([...found, ...styled])]
}

// Properties that style rules can set and that are not taken over from them: leaving one out is reported.
const shaping = /^(transform|font|marker|animation|d|cx|cy|r|rx|ry|x|y|width|height)$/

function hrefAttribute(
  { local }: Node,
  { value }: Attribute,
  pictures: Pictures,
  leftOut: Set<LeftOut>,
): [string, string][] {
  if (local === 'image') return [['href', pictures.get(value) ?? '']]
  if (local !== 'a' && /^#[\w.-]+$/.test(value)) return [['href', value]]
  if (/^\s*javascript:/i.test(value)) leftOut.add('scripts')
  else if (value !== '') leftOut.add('links')
  return []
}

function hrefOf({ attributes }: Node): string {
  return attributes.find(({ local }) => local === 'href')?.value ?? ''
}

const mostOctaves = 8 // further octaves add less than one step of colour

// Limits the octaves of noise: each is computed for every point, and a large number freezes the browser.
function tamed(name: string, value: string): string {
  return name === 'numOctaves'
    ? String(Math.min(mostOctaves, Math.max(1, Math.trunc(Number(value)) || 1)))
    : value
}

function write({ local, attributes, children }: Cleaned): string {
  const attributeText = attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')
  const inside = children.map(child => (typeof child === 'string' ? escaped(child) : write(child))).join('')
  return `<${local}${attributeText}>${inside}</${local}>`
}

function picturesLength(pictures: Pictures): number {
  return [...pictures.values()].reduce((sum, { length }) => sum + length, 0)
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
