import type { Block, Inline, RichText } from './richtext.ts'

/** A problem for readers who use a screen reader or navigate by headings, and the words concerned. */
export interface TextHint {
  name: 'headingJump' | 'vagueLink' | 'noTableHead'
  words: string
}

/** Link texts that are meaningless out of context, as screen readers list them. */
const vague = new Set([
  ...['hier', 'hier klicken', 'klicken sie hier', 'klick hier', 'link', 'mehr', 'mehr dazu', 'mehr erfahren'],
  ...['weiter', 'weiterlesen', 'diese seite', 'dieser link', 'siehe hier'],
  ...['here', 'click here', 'more', 'read more', 'learn more', 'this', 'this link', 'this page', 'see here'],
])

/** Returns hints for the editor of a document, in its order; none of them prevents saving. */
export function hintsOf(document: RichText | null): TextHint[] {
  if (!document) return []
  const blocks = blocksIn(document.content)
  return [...headingJumps(blocks), ...blocks.flatMap(block => [...vagueLinks(block), ...headless(block)])]
}

function blocksIn(blocks: readonly Block[]): Block[] {
  return blocks.flatMap(block => [block, ...blocksIn(inner(block).filter(isBlock))])
}

// The page title is level 1; each heading may be at most one level below the one before it.
function headingJumps(blocks: readonly Block[]): TextHint[] {
  const found: TextHint[] = []
  let above = 1
  for (const block of blocks) {
    if (block.type !== 'heading') continue
    if (block.attrs.level > above + 1) found.push({ name: 'headingJump', words: wordsOf(block.content) })
    above = block.attrs.level
  }
  return found
}

function vagueLinks(block: Block): TextHint[] {
  return linksIn(inner(block).filter(isInline))
    .filter(words => vague.has(folded(words)))
    .map(words => ({ name: 'vagueLink', words: words.trim() }))
}

/** Returns the words of each link; a link may consist of several nodes, for example if part of it is bold. */
function linksIn(content: readonly Inline[]): string[] {
  const links: { target: string; words: string }[] = []
  let last: string | null = null
  for (const node of content) {
    const link = node.marks?.find(({ type }) => type === 'link')
    const target = link ? JSON.stringify(link) : null
    const words = node.type === 'text' ? node.text : ' '
    const open = links.at(-1)
    if (target !== null && target === last && open) open.words += words
    else if (target !== null) links.push({ target, words })
    last = target
  }
  return links.map(({ words }) => words)
}

function headless(block: Block): TextHint[] {
  if (block.type !== 'table') return []
  const [row] = block.content
  const cells = row ? inner(row).filter(isBlock) : []
  if (cells.some(({ type }) => type === 'tableHeader')) return []
  const [cell] = cells
  return [{ name: 'noTableHead', words: cell ? wordsIn(cell) : '' }]
}

function wordsIn(block: Block): string {
  return inner(block)
    .map(node => (isBlock(node) ? wordsIn(node) : wordsOf([node])))
    .join(' ')
}

function wordsOf(content: readonly Inline[] | undefined): string {
  return (content ?? []).map(node => (node.type === 'text' ? node.text : ' ')).join('')
}

function folded(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim()
}

function inner(block: Block): readonly (Block | Inline)[] {
  return 'content' in block ? (block.content ?? []) : []
}

function isInline(node: Block | Inline): node is Inline {
  return node.type === 'text' || node.type === 'hardBreak'
}

function isBlock(node: Block | Inline): node is Block {
  return !isInline(node)
}
