import type { PdfSheet } from './document.ts'
import { colour, decorate, drawLines, type Look, linesIn, makeRoom, type Paper } from './paper.ts'

const looks = {
  display: { style: 'title', size: 46, leading: 58, colour: colour.ink },
  name: { style: 'title', size: 30, leading: 40, colour: colour.brand },
  words: { style: 'text', size: 15, leading: 23, colour: colour.ink },
  note: { style: 'text', size: 11, leading: 16, colour: colour.muted },
} as const satisfies Record<string, Look>

const roles = { display: 'H1', name: 'H2', words: 'P', note: 'P' } as const
const gap = 16 // points between two lines
const ruleWidth = 72

/** Draws text in the middle of the page; if it is longer than a page, from the top. */
export function drawSheet(paper: Paper, words: PdfSheet['lines']): void {
  const set = words.map(({ text, as }) => ({ as, lines: linesIn(paper, text, looks[as]) }))
  const height = set.reduce((sum, { as, lines }) => sum + lines.length * looks[as].leading + gap, -gap)
  paper.y += Math.max(0, (paper.bottom - paper.y - height) / 2)
  for (const { as, lines } of set) {
    const element = paper.doc.struct(roles[as])
    paper.root.add(element)
    for (const line of lines) {
      makeRoom(paper, looks[as].leading)
      const x = paper.left + (paper.width - line.width) / 2
      element.add(() => drawLines(paper, [line], looks[as], x, paper.y))
      paper.y += looks[as].leading
    }
    element.end()
    if (as === 'display') drawRule(paper)
    paper.y += gap
  }
}

function drawRule(paper: Paper): void {
  const { doc, left, width, y } = paper
  const middle = left + width / 2
  decorate(paper, () => {
    doc
      .moveTo(middle - ruleWidth / 2, y + gap / 4)
      .lineTo(middle + ruleWidth / 2, y + gap / 4)
      .lineWidth(1.5)
      .strokeColor(colour.echo)
      .stroke()
  })
}
