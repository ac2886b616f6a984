import PDFDocument from 'pdfkit'
import { locales } from '#contract/language.ts'
import { pdfTexts } from '#messages/pdf.ts'
import { shell } from '#messages/shell.ts'
import type { FurtherFace } from '#server/platform/fonts/further-faces.ts'
import { markEcho } from '#web/ui/brand/mark-path.ts'
import type { PdfDocument } from './document.ts'
import { type FaceFor, registerFaces, type Style } from './faces.ts'
import { type Line, runsInVisualOrder, type Setting, setLines } from './set-lines.ts'

/** The current page and the vertical position on it. */
export interface Paper {
  doc: PDFKit.PDFDocument
  readonly faceFor: FaceFor
  /** Root of the tagged content; everything else is marked as an artifact. */
  root: PDFKit.PDFStructureElement
  y: number
  readonly left: number
  readonly width: number
  readonly bottom: number
}

export interface Look {
  style: Style
  /** Font size in points. */
  size: number
  leading: number
  colour: string
}

// The colours of the light theme.
export const colour = { ink: '#231c18', muted: '#675a51', line: '#d9cfc6', brand: '#8a523d', echo: '#0b6171' }

export const looks = {
  title: { style: 'title', size: 22, leading: 28, colour: colour.ink },
  heading: { style: 'title', size: 15, leading: 20, colour: colour.ink },
  paragraph: { style: 'text', size: 11, leading: 16, colour: colour.ink },
  name: { style: 'strong', size: 15, leading: 19, colour: colour.ink },
  strong: { style: 'strong', size: 11, leading: 16, colour: colour.ink },
  note: { style: 'text', size: 9, leading: 13, colour: colour.muted },
  cell: { style: 'text', size: 9.5, leading: 13, colour: colour.ink },
  head: { style: 'strong', size: 9.5, leading: 13, colour: colour.ink },
} as const satisfies Record<string, Look>

const side = 56
const top = 96
const foot = 64
const mostPages = 2000

export function openPaper(document: PdfDocument, further: readonly FurtherFace[]): Paper {
  const { language, title, madeAt, format = 'portrait' } = document
  const doc = new PDFDocument({
    size: 'A4',
    layout: format,
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: locales[language],
    displayTitle: true,
    info: { Title: title.toWellFormed(), Author: shell.institute[language], CreationDate: madeAt },
  })
  const faceFor = registerFaces(doc, further)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const { width, height } = doc.page
  return { doc, faceFor, root, y: top, left: side, width: width - 2 * side, bottom: height - foot }
}

export function addPage(paper: Paper): void {
  if (paper.doc.bufferedPageRange().count >= mostPages) throw new Error(`more than ${mostPages} pages`)
  paper.doc.addPage()
  paper.y = top
}

/** Starts a new page if less than so many points are left, unless the current page is empty. */
export function makeRoom(paper: Paper, height: number): void {
  if (paper.y > top && paper.y + height > paper.bottom) addPage(paper)
}

/** Whether the fonts contain every character of a text. */
export function canBeSet(paper: Paper, text: string, look: Look): boolean {
  return linesIn(paper, text, look).every(({ runs }) => runs.every(({ face }) => face !== null))
}

export function linesIn(paper: Paper, text: string, look: Look, width = paper.width): Line[] {
  const { doc } = paper
  const faceOf = paper.faceFor(look.style)
  const setting: Setting = {
    faceOf,
    widthOf: ({ face, words }) =>
      face ? doc.font(face).fontSize(look.size).widthOfString(words) : [...words].length * boxWidth(look),
  }
  return setLines(text, width, setting)
}

/** Draws lines one below the other as part of `element`, over as many pages as they need. */
export function flow(paper: Paper, element: PDFKit.PDFStructureElement, lines: Line[], look: Look): void {
  let rest = lines
  while (rest.length > 0) {
    makeRoom(paper, look.leading)
    const count = Math.max(1, Math.floor((paper.bottom - paper.y) / look.leading))
    const here = rest.slice(0, count)
    element.add(() => drawLines(paper, here, look, paper.left, paper.y))
    paper.y += here.length * look.leading
    rest = rest.slice(count)
  }
}

export function drawLines(
  paper: Paper,
  lines: Line[],
  look: Look,
  x: number,
  y: number,
  endAt?: number,
): void {
  lines.forEach((line, at) => {
    drawLine(paper, line, look, endAt ? endAt - line.width : x, y + at * look.leading)
  })
}

function drawLine({ doc }: Paper, line: Line, look: Look, left: number, top: number): void {
  const baseline = top + look.leading * 0.72
  let x = left
  for (const { face, words, width } of runsInVisualOrder(line.runs)) {
    if (face) {
      const set = doc.font(face).fontSize(look.size).fillColor(look.colour)
      set.text(words, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
    } else drawBoxes(doc, words, look, x, baseline)
    x += width
  }
}

function boxWidth(look: Look): number {
  return look.size * 0.62
}

// Copying and screen readers still get the characters themselves.
function drawBoxes(doc: PDFKit.PDFDocument, words: string, look: Look, left: number, baseline: number): void {
  const side = look.size * 0.5
  doc.markContent('Span', { actual: words })
  Array.from(words).forEach((_, at) => {
    doc.rect(left + at * boxWidth(look), baseline - side, side, side)
  })
  doc.lineWidth(0.5).strokeColor(look.colour).stroke()
  doc.endMarkedContent()
}

interface Tagging {
  alt?: string
  /** Left, top, right, bottom. */
  bbox?: [number, number, number, number]
  scope?: 'Column'
}

/** Creates a structure element; the library's types lack some of its options. */
export function tag({ doc }: Paper, role: string, tagging: Tagging = {}): PDFKit.PDFStructureElement {
  return doc.struct(role, tagging)
}

/** Draws something as an artifact, which screen readers skip. */
export function decorate({ doc }: Paper, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  doc.markContent('Artifact', { type })
  draw()
  doc.endMarkedContent()
}

export function rule(paper: Paper, y: number, ink = colour.line): void {
  const { doc, left, width } = paper
  decorate(paper, () => {
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.5)
      .strokeColor(ink)
      .stroke()
  })
}

/** Draws the header and footer of every page, once the number of pages is known. */
export function finishPages(paper: Paper, { language, title, hasPageNumbers = true }: PdfDocument): void {
  const { doc, left, width, bottom } = paper
  const { count } = doc.bufferedPageRange()
  const [name] = linesIn(paper, shell.institute[language], { ...looks.head, size: 10 })
  const [short] = linesIn(paper, title, looks.note, width * 0.75)
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    decorate(paper, () => drawHead(paper, name), 'Pagination')
    rule(paper, bottom + 14)
    const number = pdfTexts.page[language](page + 1, count)
    const [numbered] = hasPageNumbers ? linesIn(paper, number, looks.note) : []
    decorate(
      paper,
      () => {
        if (short) drawLines(paper, [short], looks.note, left, bottom + 20)
        if (numbered) drawLines(paper, [numbered], looks.note, 0, bottom + 20, left + width)
      },
      'Pagination',
    )
  }
}

function drawHead(paper: Paper, name: Line | undefined): void {
  const { doc, left } = paper
  doc.save().translate(left, 40).scale(0.56)
  doc.circle(24, 24, 20.5).lineWidth(3.5).strokeColor(colour.brand).stroke()
  doc.path(markEcho).lineWidth(2.25).strokeColor(colour.echo).stroke()
  doc.restore()
  if (name) drawLines(paper, [name], { ...looks.head, size: 10 }, left + 36, 47)
}
