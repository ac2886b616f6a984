import type { TextMark } from '#contract/articles/marked-text.ts'
import { type Element, isElement } from './xml-elements.ts'

// Names of the tags of `marked-text.ts` in PubMed, JATS and HTML.
const markOf: Readonly<Record<string, TextMark>> = {
  ...{ sub: 'sub', inf: 'sub', sup: 'sup', i: 'i', em: 'i', italic: 'i', b: 'b', strong: 'b', bold: 'b' },
}
const accents: Readonly<Record<string, string>> = {
  ...{ '˙': '\u0307', '.': '\u0307', '¨': '\u0308', '¯': '\u0304', '‾': '\u0304', '-': '\u0304' },
  ...{ '^': '\u0302', ˆ: '\u0302', '~': '\u0303', '˜': '\u0303', '→': '\u20d7' },
}

/** Returns the content of an element on one line, with the tags of `marked-text.ts`; formulas as text. */
export function markedText(element: Element | undefined): string {
  return element ? onOneLine(inside(element, [])) : ''
}

/** Returns the content of an element on one line, without tags. */
export function plainText(element: Element | undefined): string {
  return element ? onOneLine(wordsIn(element)) : ''
}

/** Removes control characters and line ends, and puts one space between words. */
export function onOneLine(text: string): string {
  return text
    .replace(/[\s\u0085]+/g, space => (/^[\u00a0\u2000-\u200a\u202f]$/.test(space) ? space : ' '))
    .replace(/\p{Cc}/gu, '')
    .normalize('NFC')
    .trim()
}

function wordsIn(element: Element): string {
  return element.children.map(node => (isElement(node) ? wordsIn(node) : node)).join('')
}

function inside(element: Element, marks: readonly TextMark[]): string {
  return element.children.map(node => (isElement(node) ? marked(node, marks) : node)).join('')
}

function marked(element: Element, marks: readonly TextMark[]): string {
  const name = localName(element)
  if (name === 'math') return ofMath(element, marks)
  if (name === 'fn' || name === 'annotation') return ''
  // Several notations of the same formula: MathML is preferred.
  const formula = name === 'alternatives' && elementsIn(element).find(one => localName(one) === 'math')
  if (formula) return ofMath(formula, marks)
  const mark = markOf[name]
  return mark ? put(mark, marks, inner => inside(element, inner)) : inside(element, marks)
}

// Does not nest a tag within itself, because the first closing tag would end both.
function put(
  mark: TextMark,
  marks: readonly TextMark[],
  words: (inner: readonly TextMark[]) => string,
): string {
  if (marks.includes(mark)) return words(marks)
  const text = words([...marks, mark])
  return text.trim() === '' ? text : `<${mark}>${text}</${mark}>`
}

/** Converts MathML to one line of text: `√(x<sup>2</sup>+1)/2`. */
function ofMath(element: Element, marks: readonly TextMark[]): string {
  const parts = elementsIn(element)
  const part = (index: number) => (parts[index] ? ofMath(parts[index], marks) : '')
  const small = (mark: TextMark, index: number) =>
    put(mark, marks, inner => (parts[index] ? ofMath(parts[index], inner) : ''))
  const readers: Readonly<Record<string, () => string>> = {
    msub: () => part(0) + small('sub', 1),
    munder: () => part(0) + small('sub', 1),
    msup: () => part(0) + small('sup', 1),
    msubsup: () => part(0) + small('sub', 1) + small('sup', 2),
    munderover: () => part(0) + small('sub', 1) + small('sup', 2),
    mover: () => (accents[part(1)] ? part(0) + accents[part(1)] : part(0) + small('sup', 1)),
    mfrac: () => `${grouped(part(0))}/${grouped(part(1))}`,
    msqrt: () => `√${grouped(parts.map((_, index) => part(index)).join(''))}`,
    mroot: () => `${small('sup', 1)}√${grouped(part(0))}`,
    mfenced: () =>
      (element.attributes.open ?? '(') +
      parts.map((_, index) => part(index)).join(', ') +
      (element.attributes.close ?? ')'),
    mspace: () => ' ',
    mtext: () => onOneSpace(wordsIn(element)),
    semantics: () => part(0),
    annotation: () => '',
  }
  const reader = readers[localName(element)]
  if (reader) return reader()
  return parts.length > 0 ? parts.map((_, index) => part(index)).join('') : wordsIn(element).trim()
}

function grouped(text: string): string {
  return /[\s+\-−±=/,·×]/.test(text.replace(/<\/?\w+>/g, '')) ? `(${text})` : text
}

function onOneSpace(text: string): string {
  return text.replace(/\s+/g, ' ')
}

export function localName(element: Element): string {
  return element.name.slice(element.name.indexOf(':') + 1).toLowerCase()
}

function elementsIn(element: Element): Element[] {
  return element.children.filter(isElement)
}
