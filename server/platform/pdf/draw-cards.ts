import type { PdfCard } from './document.ts'
import { drawCode } from './draw-parts.ts'
import { colour, decorate, drawLines, linesIn, looks, makeRoom, type Paper } from './paper.ts'

const abreast = 2
const height = 132 // points: five rows on a sheet
const padding = 12
const qrSide = height - 2 * padding

/** Draws cards to cut out, two per row. */
export function drawCards(paper: Paper, cards: readonly PdfCard[]): void {
  const width = paper.width / abreast
  cards.forEach((card, at) => {
    const column = at % abreast
    if (column === 0) makeRoom(paper, height)
    drawCard(paper, card, paper.left + column * width, width)
    if (column === abreast - 1 || at === cards.length - 1) paper.y += height
  })
  paper.y += 12
}

function drawCard(paper: Paper, { title, lines, qr }: PdfCard, x: number, width: number): void {
  const { doc, root, y } = paper
  decorate(paper, () => {
    doc
      .rect(x, y, width, height)
      .dash(3, { space: 3 })
      .lineWidth(0.5)
      .strokeColor(colour.muted)
      .stroke()
      .undash()
  })
  const card = doc.struct('Sect')
  root.add(card)
  const words = doc.struct('P')
  card.add(words)
  words.add(() => drawWords(paper, title, lines, x, width - (qr ? qrSide : 0) - 2 * padding))
  if (qr) drawCode(paper, card, qr, { x: x + width - padding - qrSide, y: y + padding, side: qrSide })
  card.end()
}

const mostLines = 4 // of a name; further lines are cut off

// As large as it fits, because names are read from a distance.
function headOf(paper: Paper, title: string, width: number) {
  const large = linesIn(paper, title, looks.name, width)
  if (large.length < mostLines) return { look: looks.name, lines: large }
  return { look: looks.strong, lines: linesIn(paper, title, looks.strong, width).slice(0, mostLines) }
}

function drawWords(paper: Paper, title: string, lines: readonly string[], x: number, width: number): void {
  const head = headOf(paper, title, width)
  const top = paper.y + padding
  const headEnd = top + head.lines.length * head.look.leading + 4
  const room = Math.floor((paper.y + height - padding - headEnd) / looks.cell.leading)
  const rest = lines.flatMap(line => linesIn(paper, line, looks.cell, width)).slice(0, room)
  drawLines(paper, head.lines, head.look, x + padding, top)
  drawLines(paper, rest, looks.cell, x + padding, headEnd)
}
