import { SaxesParser, type SaxesTagNS } from 'saxes'
import { fail } from '#contract/errors.ts'
import { isSafeValue, knownAttributes, knownElements, properties } from './svg-words.ts'

export interface Drawing {
  /** Written anew from what is known to be harmless. */
  text: string
  width: number
  height: number
}

const svg = 'http://www.w3.org/2000/svg'
const deepest = 100 // groups in groups; programs for drawing stay below twenty
const mostSide = 10_000 // pixels

/**
 * A drawing made anew from the elements and attributes that only draw; what editors add for themselves is left out.
 * Throws `fileTypeNotAllowed` for what is none, and for one with anything that could run.
 */
export function cleanDrawing(text: string): Drawing {
  const parser = new SaxesParser({ xmlns: true })
  let written = ''
  let depth = 0
  let skipped = 0 // how deep we are in something that is left out
  let size: Pick<Drawing, 'width' | 'height'> | null = null
  parser.on('error', refuse)
  parser.on('doctype', content => /[[\]]/.test(content) && refuse())
  parser.on('opentag', tag => {
    depth += 1
    if (depth > deepest || couldRun(tag)) refuse()
    if (depth === 1) size = sizeOf(tag)
    if (skipped > 0 || tag.uri !== svg || !knownElements.has(tag.local)) skipped += 1
    else written += `<${tag.local}${depth === 1 ? ` xmlns="${svg}"` : ''}${attributesOf(tag)}>`
  })
  parser.on('closetag', tag => {
    depth -= 1
    if (skipped > 0) skipped -= 1
    else written += `</${tag.local}>`
  })
  const put = (words: string) => {
    if (skipped === 0 && depth > 0) written += escaped(words)
  }
  parser.on('text', put)
  parser.on('cdata', put)
  parser.write(text).close()
  if (!size) refuse()
  return { text: `${written}\n`, ...(size as Pick<Drawing, 'width' | 'height'>) }
}

function refuse(): never {
  throw fail('fileTypeNotAllowed')
}

const running =
  /^(script|foreignobject|iframe|object|embed|animate\w*|set|handler|listener|audio|video|image)$/i

function couldRun({ local, attributes }: SaxesTagNS): boolean {
  const names = Object.values(attributes).map(attribute => attribute.local.toLowerCase())
  return running.test(local) || names.some(name => name.startsWith('on'))
}

function sizeOf({ uri, local, attributes }: SaxesTagNS): Pick<Drawing, 'width' | 'height'> {
  if (uri !== svg || local !== 'svg') refuse()
  const box = (attributes.viewBox?.value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , boxWidth = Number.NaN, boxHeight = Number.NaN] = box
  const given = [attributes.width?.value, attributes.height?.value].map(pixels)
  const [width = Number.NaN, height = Number.NaN] = box.length === 4 ? [boxWidth, boxHeight] : given
  if (!(width > 0 && height > 0)) refuse()
  const scale = Math.min(1, mostSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

function pixels(value: string | undefined): number {
  return Number(/^([\d.]+)(px)?$/.exec(value?.trim() ?? '')?.[1] ?? Number.NaN)
}

function attributesOf({ attributes }: SaxesTagNS): string {
  const found = Object.values(attributes).flatMap(({ uri, local, value }) => {
    if (local === 'style' && uri === '') return fromStyle(value)
    if (local === 'href') return /^#[\w.-]+$/.test(value) ? [['href', value]] : []
    return uri === '' && knownAttributes.has(local) && isSafeValue(value) ? [[local, value]] : []
  })
  const once = new Map(found as [string, string][])
  return [...once].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')
}

/** What a style says that an attribute can say, too. */
function fromStyle(style: string): [string, string][] {
  return style.split(';').flatMap(rule => {
    const at = rule.indexOf(':')
    const [name, value] = [rule.slice(0, at).trim(), rule.slice(at + 1).trim()]
    return at > 0 && properties.has(name) && isSafeValue(value) ? [[name, value] as [string, string]] : []
  })
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
