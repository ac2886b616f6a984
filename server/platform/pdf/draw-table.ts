import type { PdfColumn, PdfTable } from './document.ts'
import {
  addPage,
  colour,
  decorate,
  drawLines,
  type Look,
  linesIn,
  looks,
  makeRoom,
  type Paper,
  rule,
  tag,
} from './paper.ts'
import type { Line } from './set-lines.ts'

interface Place {
  x: number
  width: number
  isAtEnd: boolean
}

interface Grid {
  paper: Paper
  places: Place[]
  heads: Line[][]
}

const padding = 4
const gap = 10 // between columns
const { leading } = looks.cell

export function drawTable(paper: Paper, { columns, rows }: PdfTable): void {
  if (columns.length === 0) return
  const places = placesOf(paper, columns)
  const heads = setCells(
    paper,
    columns.map(({ title }) => title),
    places,
    looks.head,
  )
  const grid: Grid = { paper, places, heads }
  makeRoom(paper, heightOf(heads) + 3 * leading)
  const table = paper.doc.struct('Table')
  paper.root.add(table)
  drawHeads(grid, table)
  for (const row of rows) drawRow(grid, table, setCells(paper, row, places, looks.cell))
  table.end()
  paper.y += 12
}

function placesOf({ left, width }: Paper, columns: readonly PdfColumn[]): Place[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  let x = left
  return columns.map(({ share, align }) => {
    const whole = (width * share) / shares
    const place = { x, width: Math.max(whole - gap, 1), isAtEnd: align === 'end' }
    x += whole
    return place
  })
}

function setCells(paper: Paper, texts: readonly string[], places: Place[], look: Look): Line[][] {
  return places.map(({ width }, at) => linesIn(paper, texts[at] ?? '', look, width))
}

function heightOf(cells: Line[][]): number {
  return Math.max(...cells.map(lines => lines.length)) * leading + 2 * padding
}

/** Tagged once, at the start of the table; on later pages the headings are artifacts. */
function drawHeads(grid: Grid, table?: PDFKit.PDFStructureElement): void {
  const { paper, places, heads } = grid
  const { doc } = paper
  const draw = (at: number) => drawCell(grid, heads[at] ?? [], places[at], looks.head)
  if (table) {
    const row = doc.struct('TR')
    table.add(row)
    places.forEach((_, at) => {
      const cell = tag(paper, 'TH', { scope: 'Column' })
      row.add(cell)
      cell.add(() => draw(at))
    })
    row.end()
  } else {
    const all = () => {
      for (const at of places.keys()) draw(at)
    }
    decorate(paper, all, 'Pagination')
  }
  paper.y += heightOf(heads)
  rule(paper, paper.y, colour.muted)
}

function drawCell({ paper }: Grid, lines: Line[], place: Place | undefined, look: Look): void {
  if (!place) return
  const end = place.isAtEnd ? place.x + place.width : undefined
  drawLines(paper, lines, look, place.x, paper.y + padding, end)
}

// Keeps a row on one page if it fits; otherwise continues it below the headings of the next page.
function drawRow(grid: Grid, table: PDFKit.PDFStructureElement, cells: Line[][]): void {
  const { paper, places } = grid
  const row = paper.doc.struct('TR')
  table.add(row)
  const elements = places.map(() => paper.doc.struct('TD'))
  for (const element of elements) row.add(element)
  if (heightOf(cells) > paper.bottom - paper.y) nextPage(grid)
  for (let rest = cells; rest.some(lines => lines.length > 0); ) {
    const count = Math.max(1, Math.floor((paper.bottom - paper.y - 2 * padding) / leading))
    const here = rest.map(lines => lines.slice(0, count))
    elements.forEach((element, at) => {
      element.add(() => drawCell(grid, here[at] ?? [], places[at], looks.cell))
    })
    paper.y += heightOf(here)
    rule(paper, paper.y)
    rest = rest.map(lines => lines.slice(count))
    if (rest.some(lines => lines.length > 0)) nextPage(grid)
  }
  row.end()
}

function nextPage(grid: Grid): void {
  addPage(grid.paper)
  drawHeads(grid)
}
