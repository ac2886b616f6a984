import { Parser } from 'htmlparser2'
import { localName, markedText, onOneLine } from './marked.ts'
import { type Element, isElement } from './xml-elements.ts'

const deepest = 100 // nesting depth; deeper elements count as text of the last one
const blocks = new Set(['p', 'title', 'sec', 'list-item', 'li', 'div', 'h1', 'h2', 'h3', 'h4'])

/**
 * Parses a text with elements of JATS, MathML or HTML, well-formed or not, as Crossref and DataCite send it.
 */
function fragment(text: string): Element {
  const root: Element = { name: 'fragment', attributes: {}, children: [] }
  const open = [root]
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name, attributes, children: [] }
        if (open.length <= deepest) open.at(-1)?.children.push(element)
        open.push(open.length <= deepest ? element : (open.at(-1) ?? root))
      },
      ontext: words => void open.at(-1)?.children.push(words),
      onclosetag: () => void (open.length > 1 && open.pop()),
    },
    { recognizeSelfClosing: true },
  )
  parser.end(text)
  return root
}

/** Converts such a text to one line with the tags of `marked-text.ts`. */
export function markedLineOf(text: string): string {
  return markedText(fragment(unescapedTwice(text)))
}

/**
 * Converts such a text to paragraphs: section headings in bold before their text, without a heading such as
 * “Abstract”.
 */
export function paragraphsOf(text: string): string {
  const lines: string[] = []
  let heading = ''
  for (const { name, words } of blocksIn(fragment(unescapedTwice(text)))) {
    if (name === 'title' || /^h\d$/.test(name)) heading = words.replace(/[.:]$/, '')
    else if (words !== '') {
      const isAbstract = /^(abstract|summary|zusammenfassung)$/i.test(heading)
      lines.push(heading === '' || isAbstract ? words : `<b>${heading}:</b> ${words}`)
      heading = ''
    }
  }
  return lines.join('\n\n')
}

interface Block {
  name: string
  words: string
}

function blocksIn(element: Element): Block[] {
  const isBlock = (node: Element | string) => isElement(node) && blocks.has(localName(node))
  if (!element.children.some(isBlock)) return [{ name: localName(element), words: markedText(element) }]
  const found: Block[] = []
  let between: (Element | string)[] = []
  const flush = () => {
    const words = markedText({ ...element, children: between })
    if (words !== '') found.push({ name: 'p', words })
    between = []
  }
  for (const node of element.children) {
    if (!isElement(node) || !isBlock(node)) between.push(node)
    else {
      flush()
      found.push(...blocksIn(node))
    }
  }
  flush()
  return found
}

// Unescapes twice: publishers send `&amp;lt;sub&amp;gt;` as well as `&amp;amp;`.
function unescapedTwice(text: string): string {
  return onOneLine(text).replace(/&amp;(?=(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,5});)/gi, '&')
}
