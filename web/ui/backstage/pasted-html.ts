import { convertPastedLinks } from './pasted-links.ts'

const unseen = 'style, script, title, meta, xml, br.Apple-interchange-newline, br[clear=all]'
const foreignPicture = 'img:not(figure[data-file] img)'
const ownCopy = /data-pm-slice/
const markOfList = /mso-list:\s*(l\d+)\s+level(\d+)/i
const ignored = /mso-list:\s*Ignore/i
const numbered = /^\s*(\d+|[a-z]|[ivxlc]+)[.)]/i

/**
 * Converts HTML from Word, LibreOffice, Google Docs and web pages so that the editor's schema recognises
 * headings, nested lists, tables, links and bold text. The schema drops everything else.
 */
export function cleanPastedHtml(html: string): string {
  if (ownCopy.test(html)) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const gone of body.querySelectorAll(unseen)) gone.remove()
  for (const picture of body.querySelectorAll(foreignPicture)) picture.remove()
  removeHandlers(body)
  convertWordTitles(body)
  convertWordLists(body)
  nestLists(body)
  shiftHeadings(body)
  removeLinkUnderlines(body)
  convertPastedLinks(body)
  removeEmptyParagraphs(body)
  return body.innerHTML
}

/**
 * Returns the number of pictures among the pasted text: other programs copy their placeholders, not the
 * pictures.
 */
export function countLostPictures(clipboard: DataTransfer | null): number {
  const html = clipboard?.getData('text/html') ?? ''
  if (ownCopy.test(html)) return 0
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const pictures = [...body.querySelectorAll<HTMLImageElement>(foreignPicture)]
  const seen = pictures.filter(({ width, height }) => width !== 1 && height !== 1)
  return body.textContent?.trim() ? seen.length : 0
}

/**
 * Returns the files of the clipboard; none if they are only a picture of text or a table that is in the
 * clipboard as well.
 */
export function pastedFiles(clipboard: DataTransfer | null): File[] {
  const html = clipboard?.getData('text/html') ?? ''
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const hasWords = body.textContent?.trim() || body.querySelector('table')
  return hasWords ? [] : [...(clipboard?.files ?? [])]
}

/** Removes event handler attributes of the source page. */
function removeHandlers(body: HTMLElement): void {
  for (const element of body.querySelectorAll('*'))
    for (const name of element.getAttributeNames()) if (name.startsWith('on')) element.removeAttribute(name)
}

/** Word marks titles as paragraphs of a class. */
function convertWordTitles(body: HTMLElement): void {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1')
}

/**
 * Converts Word's lists: paragraphs that begin with a literal bullet or number and give their level in their
 * style.
 */
function convertWordLists(body: HTMLElement): void {
  for (const first of body.querySelectorAll('p')) {
    if (!first.isConnected || !levelOf(first)) continue
    const items = [first, ...listAfter(first)]
    const places: { level: number; list: HTMLElement }[] = []
    for (const item of items) {
      const level = levelOf(item)
      while ((places.at(-1)?.level ?? 0) > level) places.pop()
      if ((places.at(-1)?.level ?? 0) < level)
        places.push({ level, list: listFor(item, places.at(-1)?.list, first) })
      const entry = body.ownerDocument.createElement('li')
      entry.append(paragraphOf(item))
      places.at(-1)?.list.append(entry)
    }
    for (const item of items) item.remove()
  }
}

function listFor(item: Element, parent: HTMLElement | undefined, first: Element): HTMLElement {
  const list = item.ownerDocument.createElement(numbered.test(bulletOf(item)) ? 'ol' : 'ul')
  if (parent) (parent.lastElementChild ?? parent).append(list)
  else first.before(list)
  return list
}

function paragraphOf(item: Element): HTMLElement {
  const paragraph = item.ownerDocument.createElement('p')
  for (const drawn of item.querySelectorAll('span'))
    if (ignored.test(drawn.getAttribute('style') ?? '')) drawn.remove()
  paragraph.append(...item.childNodes)
  return paragraph
}

function bulletOf(item: Element): string {
  const drawn = [...item.querySelectorAll('span')].find(one => ignored.test(one.getAttribute('style') ?? ''))
  return drawn?.textContent ?? ''
}

// The following entries of the same list: two lists may follow each other directly.
function listAfter(first: Element): Element[] {
  const list = markOf(first)?.[1]
  const found: Element[] = []
  let next = first.nextElementSibling
  while (next && markOf(next)?.[1] === list) {
    found.push(next)
    next = next.nextElementSibling
  }
  return found
}

/** Returns the match of Word's style, with list and level. */
function markOf(element: Element): RegExpExecArray | null {
  return markOfList.exec(element.getAttribute('style') ?? '')
}

/** Returns the list level, 1 for the outermost; 0 if the element is no list entry. */
function levelOf(element: Element): number {
  return Number(markOf(element)?.[2] ?? 0)
}

/** Google Docs and LibreOffice nest a list directly in a list; it is moved into the preceding entry. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)'))
    list.previousElementSibling?.append(list)
}

/** The page title is the only heading of level 1: if a text uses level 1, its levels become 2, 3 and 4. */
function shiftHeadings(body: HTMLElement): void {
  const found = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const levels = [...new Set(found.map(({ tagName }) => Number(tagName.slice(1))))].sort()
  const isShifted = levels[0] === 1
  for (const heading of found) {
    const level = Number(heading.tagName.slice(1))
    rename(heading, `h${Math.min(4, isShifted ? levels.indexOf(level) + 2 : level)}`)
  }
}

function removeLinkUnderlines(body: HTMLElement): void {
  for (const inside of body.querySelectorAll<HTMLElement>('a[href] *, u:has(> a[href])')) {
    inside.style.textDecoration = ''
    if (inside.tagName === 'U') inside.replaceWith(...inside.childNodes)
  }
}

function removeEmptyParagraphs(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p'))
    if (paragraph.textContent?.trim() === '' && !paragraph.querySelector('img')) paragraph.remove()
}

function rename(element: Element, name: string): void {
  if (element.tagName.toLowerCase() === name) return
  const renamed = element.ownerDocument.createElement(name)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}
