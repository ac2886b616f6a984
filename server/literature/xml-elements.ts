import { SaxesParser } from 'saxes'

/** An element with its child elements and texts. */
export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  children: (Element | string)[]
}

/** Reads a response in pieces; `end` throws if it is incomplete. */
export interface AnswerReader<Answer> {
  write(piece: string): void
  end(): Answer
}

export class BrokenXml extends Error {}

const deepest = 200 // nesting depth; formulas have forty
// Characters that XML forbids; PubMed has sent them raw and as character references.
const forbidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|&#(?:0*(?:[0-8]|1[124-9]|2\d|3[01])|x0*(?:[0-8bcef]|1[\da-f]));/gi

interface Wanted {
  /** Names of elements that are ignored, which may be large. */
  skipped?: ReadonlySet<string>
  onChild(child: Element): void
}

/**
 * Parses XML as a stream and passes on each complete child of the root, so that only one record is in memory.
 * DTDs are not read: entities that XML does not predefine are errors. `end` returns the root with its
 * attributes and its own text.
 */
export function childrenOfRoot({ skipped, onChild }: Wanted): AnswerReader<Element> {
  const parser = new SaxesParser()
  const open: Element[] = []
  let root: Element | undefined
  let skipping = 0
  let rest = ''

  parser.on('error', error => {
    throw new BrokenXml(error.message)
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (skipping > 0 || skipped?.has(name)) return void skipping++
    if (open.length > deepest) throw new BrokenXml('elements are too deep in each other')
    const element = { name, attributes, children: [] }
    root ??= element
    if (open.length > 1) open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => {
    if (skipping > 0) return void skipping--
    const closed = open.pop()
    if (closed && open.length === 1) onChild(closed)
  })
  const put = (words: string) => {
    if (skipping === 0) open.at(-1)?.children.push(words)
  }
  parser.on('text', put)
  parser.on('cdata', put)

  return {
    write(piece) {
      const text = rest + piece
      const whole = text.replace(/&[^;&<\s]{0,12}$/, '') // a character reference may continue in the next piece
      rest = text.slice(whole.length)
      parser.write(whole.replace(forbidden, ''))
    },
    end() {
      parser.write(rest).close()
      if (!root) throw new BrokenXml('no element')
      return root
    },
  }
}

export function isElement(node: Element | string): node is Element {
  return typeof node !== 'string'
}

/** The first element at the end of a path of names. */
export function at(element: Element | undefined, ...path: string[]): Element | undefined {
  return path.reduce<Element | undefined>((inner, name) => allAt(inner, name)[0], element)
}

/** Returns all children with one of these names. */
export function allAt(element: Element | undefined, ...names: string[]): Element[] {
  return (element?.children ?? []).filter(
    (node): node is Element => isElement(node) && names.includes(node.name),
  )
}
