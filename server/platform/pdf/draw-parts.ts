import { qrMargin } from '#contract/qr.ts'
import { qrCode } from '#server/platform/qr/qr.ts'
import type { PdfQr } from './document.ts'
import { drawLines, flow, linesIn, looks, makeRoom, type Paper, tag } from './paper.ts'

const roles = { title: 'H1', heading: 'H2', paragraph: 'P', note: 'P' } as const
const above = { title: 0, heading: 14, paragraph: 0, note: 0 } as const
const below = { title: 14, heading: 6, paragraph: 10, note: 8 } as const

export function drawText(paper: Paper, kind: keyof typeof roles, text: string): void {
  const look = looks[kind]
  const lines = linesIn(paper, text, look)
  paper.y += above[kind]
  // Keeps a heading together with the first lines after it.
  if (kind === 'title' || kind === 'heading') makeRoom(paper, lines.length * look.leading + 60)
  const element = paper.doc.struct(roles[kind])
  paper.root.add(element)
  flow(paper, element, lines, look)
  element.end()
  paper.y += below[kind]
}

const nameShare = 0.32

/** Draws names and values, tagged as a list for screen readers. */
export function drawFacts(paper: Paper, rows: readonly (readonly [string, string])[]): void {
  const list = paper.doc.struct('L')
  paper.root.add(list)
  for (const [name, value] of rows) drawFact(paper, list, name, value)
  list.end()
  paper.y += 10
}

function drawFact(paper: Paper, list: PDFKit.PDFStructureElement, name: string, value: string): void {
  const { doc, left, width } = paper
  const { leading } = looks.paragraph
  const names = linesIn(paper, name, looks.strong, width * nameShare - 12)
  const values = linesIn(paper, value, looks.paragraph, width * (1 - nameShare))
  const item = doc.struct('LI')
  const label = doc.struct('Lbl')
  const body = doc.struct('LBody')
  list.add(item)
  item.add(label).add(body)
  const count = Math.max(names.length, values.length)
  for (let from = 0; from < count; ) {
    makeRoom(paper, leading)
    const to = from + Math.max(1, Math.floor((paper.bottom - paper.y) / leading))
    label.add(() => drawLines(paper, names.slice(from, to), looks.strong, left, paper.y))
    body.add(() =>
      drawLines(paper, values.slice(from, to), looks.paragraph, left + width * nameShare, paper.y),
    )
    paper.y += Math.min(to - from, count - from) * leading
    from = to
  }
  paper.y += 4
  item.end()
}

const qrSide = 142 // points; five centimetres can be scanned at arm's length

export function drawQr(paper: Paper, part: PdfQr): void {
  makeRoom(paper, qrSide)
  // The code's margin extends into the page's.
  drawCode(paper, paper.root, part, { x: paper.left - qrSide / 10, y: paper.y, side: qrSide })
  paper.y += qrSide + 10
}

interface Place {
  x: number
  y: number
  side: number
}

/** Draws a QR code with its margin into a square. */
export function drawCode(
  paper: Paper,
  parent: PDFKit.PDFStructureElement,
  { text, label }: Omit<PdfQr, 'kind'>,
  { x, y, side }: Place,
): void {
  const { doc } = paper
  const { size, path } = qrCode(text)
  const scale = side / (size + 2 * qrMargin)
  const figure = tag(paper, 'Figure', { alt: label.toWellFormed(), bbox: [x, y, x + side, y + side] })
  parent.add(figure)
  figure.add(() => {
    doc.save().translate(x, y).scale(scale).translate(qrMargin, qrMargin)
    doc.path(path).fill('#000000')
    doc.restore()
  })
  figure.end()
}
